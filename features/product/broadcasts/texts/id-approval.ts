import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-approval.ts';

export const approvalPanel = translate<(typeof english)['approvalPanel'], 'id'>({
  title: 'Persetujuan broadcast besar',
  text: 'Broadcast ke lebih banyak orang dari ini baru dikirim setelah orang kedua di tim Anda menyetujuinya.',
  switch: 'Tanya orang kedua',
  people: 'Lebih dari berapa orang',
  save: 'Simpan',
  saving: 'Menyimpan…',
  saved: 'Tersimpan',
  loading: 'Pengaturan',
  ownerOnly: 'Hanya pemilik yang bisa mengubahnya.',
  alone: 'Tidak berpengaruh selama tidak ada orang lain di tim Anda yang boleh mengirim.',
  invalid: 'Masukkan bilangan bulat dari 1 sampai 10.000.000.',
});

export const approval = translate<(typeof english)['approval'], 'id'>({
  waits:
    '{person} meminta persetujuan untuk broadcast ini ({when}). Periksa, lalu setujui jika boleh dikirim.',
  waitsMine:
    'Anda meminta persetujuan untuk broadcast ini ({when}). Orang lain di tim Anda harus memberikannya. Mengubah broadcast akan menarik permintaan itu.',
  owner: 'Pemilik',
  approveNow: 'Setujui dan kirim',
  approveLater: 'Setujui dan jadwalkan',
  approving: 'Menyetujui…',
  approved: 'Disetujui',
  needed: 'Broadcast ini menuju lebih dari {count} orang. Orang lain di tim Anda harus menyetujuinya dulu.',
  ask: 'Minta persetujuan',
  asked: 'Persetujuan diminta',
});

export const approvalMail = translate<(typeof english)['approvalMail'], 'id'>({
  hello: 'Halo,',
  subject: '{broadcast} di {shop} menunggu persetujuan Anda',
  mail: '{person} meminta mengirim broadcast {broadcast} dari {shop}. Broadcast ini dikirim setelah orang lain menyetujuinya. Periksa di sini:',
});
