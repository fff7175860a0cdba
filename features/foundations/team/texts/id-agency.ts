import { translate } from '#platform/language/catalogue.ts';
import type {
  agency as englishAgency,
  agencyMails as englishMails,
  shopAgencies as englishShop,
} from './en-agency.ts';

export const agency = translate<typeof englishAgency, 'id'>({
  title: 'Agensi',
  note: 'Agensi adalah sekelompok orang yang diundang toko sekaligus.',
  what: 'Agensi Anda',
  owner:
    'Anda masuk lewat Shopify, sebagai pemilik. Agensi adalah untuk orang yang masuk lewat email. Untuk mengundang agensi ke toko Anda, buka tim.',
  none: 'Anda tidak tergabung di agensi mana pun. Buat satu jika Anda dan rekan bekerja untuk beberapa toko.',
  create: 'Buat agensi',
  createText:
    'Toko melihat nama ini, serta nama dan alamat email semua orang di agensi. Nama tidak bisa diubah nanti.',
  name: 'Nama agensi',
  nameWrong: 'Masukkan nama agensi',
  created: '{agency} dibuat',
  peopleTitle: 'Orang di {agency}',
  peopleTable: 'Orang-orang di {agency}',
  manager: 'Pengelola',
  managerHint:
    'Pengelola mengundang dan mengeluarkan orang, serta menentukan untuk toko mana agensi bekerja.',
  makeManagerOf: 'Jadikan pengelola: {name}',
  makeManager: 'Jadikan pengelola',
  endManagerOf: 'Berhentikan: {name}',
  endManager: 'Berhentikan',
  managerOn: '{name} kini pengelola',
  managerOff: '{name} bukan pengelola lagi',
  removeText:
    'Orang ini langsung kehilangan akses ke toko-toko agensi. Toko yang mengundangnya langsung tetap terbuka baginya.',
  inviteTitle: 'Undang rekan ke {agency}',
  inviteText:
    'Rekan Anda menerima email berisi tautan, yang berlaku 7 hari. Setelah itu ia bisa bekerja di semua toko agensi.',
  invitationsTitle: 'Undangan terbuka {agency}',
  shopsTitle: 'Toko {agency}',
  shopsTable: 'Toko-toko tempat {agency} bekerja',
  shop: 'Toko',
  since: 'Sejak',
  noShops:
    'Belum ada toko. Pemilik toko mengundang agensi di Pengaturan, Tim, dengan alamat email salah satu pengelolanya.',
  leaveShop: 'Berhenti bekerja',
  leaveShopOf: 'Berhenti bekerja untuk {shop}',
  leaveShopQuestion: 'Berhenti bekerja untuk {shop}?',
  leaveShopText:
    'Semua orang di agensi langsung kehilangan akses ke toko ini. Hanya pemilik toko yang bisa mengundang agensi lagi.',
  leftShop: '{agency} tidak lagi bekerja untuk {shop}',
  leave: 'Keluar dari agensi',
  leaveOf: 'Keluar dari agensi: {agency}',
  endTitle: 'Keluar dari atau hapus {agency}',
  leaveText: 'Jika keluar, Anda kehilangan akses ke toko-toko agensi.',
  leaveQuestion: 'Keluar dari {agency}?',
  leaveQuestionText:
    'Anda langsung kehilangan akses ke toko-toko agensi. Toko yang mengundang Anda langsung tetap terbuka.',
  left: 'Anda keluar dari {agency}',
  delete: 'Hapus agensi',
  deleteOf: 'Hapus agensi: {agency}',
  deleteText: 'Jika Anda menghapus agensi, orang-orangnya kehilangan akses ke semua tokonya.',
  deleteQuestion: 'Hapus {agency}?',
  deleteQuestionText:
    'Semua orang di agensi langsung kehilangan akses ke toko-tokonya. Toko yang mengundang mereka langsung tetap terbuka. Ini tidak bisa dibatalkan.',
  deleted: '{agency} dihapus',
  readOnly: 'Hanya pengelola agensi yang bisa mengubahnya.',
  fromShops: 'Undangan dari toko',
  fromShop: '{shop} mengundang agensi Anda, dengan peran {role}.',
  until: 'Berlaku sampai {when}',
  which: 'Agensi untuk {shop}',
  newAgency: 'Agensi baru',
  accept: 'Terima undangan',
  acceptOf: 'Terima undangan: {shop}',
  accepted: 'Agensi Anda kini bekerja untuk {shop}',
  linkText: 'Anda bekerja dengan rekan untuk beberapa toko?',
  link: 'Buka agensi',
});

export const shopAgencies = translate<typeof englishShop, 'id'>({
  title: 'Agensi: {agency}',
  what: 'Agensi',
  invited: 'Diundang oleh {person}, {when}',
  invitedByOwner: 'Diundang oleh pemilik, {when}',
  note: 'Agensi menentukan siapa anggotanya. Anda menentukan apa yang boleh mereka lakukan di sini.',
  remove: 'Keluarkan agensi',
  removeOf: 'Keluarkan agensi: {agency}',
  removeQuestion: 'Keluarkan agensi {agency}?',
  removeText:
    'Semua orang di agensi langsung keluar dari toko ini. Orang yang Anda undang sendiri tetap ada. Broadcast yang berjalan dan kunci API tetap ada, karena milik toko Anda.',
  removed: '{agency} dikeluarkan',
  member: 'Juga Anda undang',
  otherAgency: 'Lewat agensi lain',
  none: 'Tanpa akses',
  removePersonText:
    'Orang ini langsung keluar dari toko ini, dan tetap di luar selama agensi bekerja untuk Anda. Untuk memberinya akses lagi, undang sebagai orang.',
  whom: 'Siapa yang Anda undang?',
  aPerson: 'Seseorang',
  anAgency: 'Agensi',
  agencyText:
    'Alamat seorang pengelola agensi. Tautan di email berlaku 7 hari. Semua orang di agensi mendapat peran ini, juga yang bergabung nanti.',
  invitationsTitle: 'Undangan terbuka untuk agensi',
  invitationsTable: 'Undangan untuk agensi yang belum diterima',
});

export const agencyMails = translate<typeof englishMails, 'id'>({
  shopSubject: '{shop} mengundang agensi Anda di Bellbird',
  shop: '{shop} mengundang agensi Anda untuk bekerja di toko di Bellbird, sebagai {role}. Buka tautan ini untuk memilih agensi:',
  colleagueSubject: 'Bergabunglah dengan agensi {agency} di Bellbird',
  colleague: '{person} mengundang Anda ke agensi {agency} di Bellbird. Buka tautan ini untuk bergabung:',
});
