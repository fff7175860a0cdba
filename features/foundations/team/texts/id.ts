import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'id'>({
  roles: {
    owner: { name: 'Pemilik', does: 'Semuanya, termasuk paket dan tim.' },
    admin: { name: 'Admin', does: 'Semuanya kecuali paket dan tim.' },
    marketer: {
      name: 'Pemasar',
      does: 'Menulis dan mengirim. Tidak bisa mengekspor orang atau mengubah pengaturan.',
    },
    support: { name: 'Dukungan', does: 'Membalas orang. Tidak bisa mengirim kampanye atau broadcast.' },
    viewer: { name: 'Pembaca', does: 'Melihat semuanya dan tidak mengubah apa pun.' },
  },
  mails: {
    hello: 'Halo,',
    invitationSubject: 'Bergabunglah dengan tim {shop} di Bellbird',
    invitation: 'Anda diundang ke tim {shop} di Bellbird, sebagai {role}. Buka tautan ini untuk bergabung:',
    invitationEnds:
      'Tautan berlaku {days} hari dan hanya untuk alamat email ini. Jika Anda tidak menantinya, abaikan email ini.',
    loginSubject: 'Tautan masuk Anda untuk Bellbird',
    login: 'Buka tautan ini untuk masuk ke Bellbird:',
    loginEnds:
      'Tautan berlaku satu kali, selama {minutes} menit. Jika Anda tidak memintanya, abaikan email ini. Tanpa tautan ini tidak ada yang bisa masuk.',
    deviceSubject: 'Perangkat baru di {shop}',
    device:
      'Seseorang masuk ke {shop} di Bellbird dengan akun Anda, di perangkat yang belum pernah dipakai: {device}.',
    deviceUnknown: 'Jika itu bukan Anda, akhiri sesi itu di sini: {link}',
  },
});
