import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-rows.ts';

export const errorsFile = translate<(typeof english)['errorsFile'], 'id'>({
  line: 'No. baris',
  reason: 'Alasan',
  row: 'Isi baris',
});

export const failReasons = translate<(typeof english)['failReasons'], 'id'>({
  crashed:
    'Server berhenti tiga kali saat mengerjakan daftar ini. Mulai lagi sebagai impor baru: yang sudah masuk tidak ditambahkan dua kali.',
  broken:
    'Tiga kali ada yang salah di pihak kami, dan sudah dicatat. Nanti mulai lagi sebagai impor baru: yang sudah masuk tidak ditambahkan dua kali.',
  cancelled: 'Anda membatalkan impor ini. Yang sudah ditambahkan saat itu tetap ada.',
  tooManyRows:
    'File ini punya lebih dari 5.000.000 baris, jadi tidak ada yang ditambahkan. Bagi file itu, lalu impor bagian-bagiannya.',
  tooManyFaults:
    'Tidak satu pun dari 100.000 baris pertama punya nomor yang bisa dihubungi, jadi tidak ada yang ditambahkan. Periksa kolom mana yang berisi nomor telepon, dan negaranya.',
  noPeople:
    'Tidak ada baris di file ini yang punya nomor yang bisa dihubungi, jadi tidak ada yang ditambahkan.',
  personErased:
    'Ada orang di daftar ini yang meminta datanya dihapus, jadi daftarnya dihapus. Hapus orang itu dari file Anda, lalu mulai lagi sebagai impor baru.',
  fileGone: 'File impor ini sudah tidak ada. Mulai lagi sebagai impor baru.',
});

export const rowFaults = translate<(typeof english)['rowFaults'], 'id'>({
  width:
    'Baris ini punya {cells} sel, padahal file ini punya {columns} kolom. Tulis nilai yang memuat koma atau titik koma di antara tanda kutip.',
  quoteNotClosed: 'Ada tanda kutip di baris ini yang tidak ditutup.',
  rowTooLong: 'Baris ini lebih dari 65.000 karakter.',
  takenBefore: 'Nomor ini sudah ada di baris sebelumnya: baris itu yang dipakai.',
  takenWithoutYes:
    'Nomor ini sudah ada di baris sebelumnya: baris itu yang dipakai, tetapi tidak dianggap setuju, karena baris ini tidak menyatakan setuju.',
  noNumber: 'Tidak ada nomor telepon.',
  rounded:
    'Nomor ini dibulatkan oleh aplikasi spreadsheet. Format kolomnya sebagai teks, lalu ekspor lagi daftarnya.',
  severalNumbers: 'Ada beberapa nomor telepon. Sisakan yang ada di WhatsApp.',
  unknownCountry:
    '“{country}” bukan negara yang kami kenal. Tulis dua hurufnya, misalnya ID, atau kode teleponnya, misalnya +62.',
  invalid: 'Ini bukan nomor telepon yang bisa dihubungi (dibaca sebagai nomor {country}).',
  question: 'Maksud Anda {numbers}? Tulis nomor dengan tanda plus dan kode negaranya.',
  or: '{first} atau {second}',
});

export const rowNotes = translate<(typeof english)['rowNotes'], 'id'>({
  taken: 'Orang ini ditambahkan.',
  firstName: 'Nama depan terlalu panjang, jadi tidak disertakan.',
  lastName: 'Nama belakang terlalu panjang, jadi tidak disertakan.',
  email: 'Ini bukan alamat email, jadi tidak disertakan.',
  language: 'Bahasa bukan kode seperti de atau pt-BR, jadi tidak disertakan.',
  tags: 'Beberapa tag terlalu panjang atau terlalu banyak, jadi tidak disertakan.',
  attribute: {
    valueString: '{attribute} lebih dari {most} karakter, jadi tidak disertakan.',
    valueNumber: '{attribute} bukan angka, jadi tidak disertakan.',
    valueDate: '{attribute} bukan tanggal, jadi tidak disertakan.',
  },
  namelessAttribute: 'Sebuah nilai',
});
