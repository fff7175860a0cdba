import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-words.ts';

export const afterRejection = translate<(typeof english)['afterRejection'], 'id'>({
  WA: 'Ubah di tempat nomor Anda dikelola, di WhatsApp Manager milik Meta atau di Gupshup, lalu ajukan lagi di sana. Bellbird mengetahui jawabannya secara otomatis.',
  FB: 'Meta meninjau pesan tentang pesanan yang dikirim halaman Anda. Anda tidak bisa mengubah teks ini: hubungi kami lewat “Chat dengan kami”, dan kami mengajukan teks lain.',
});

export const awaited = translate<(typeof english)['awaited'], 'id'>({
  label: 'Teks yang ditunggu {message}',
  title: 'Teks Anda sendiri',
  change: 'Ubah teks',
  keepOld: 'Pakai teks lama',
  pending: 'WhatsApp sedang meninjau teks Anda.',
  untilApproved: 'Teks lama tetap dikirim sampai WhatsApp menyetujui teks Anda.',
  namedUntilApproved: 'Teks “{name}” tetap dikirim sampai WhatsApp menyetujui teks Anda.',
  thenYours: 'Setelah itu pesan ini otomatis memakai teks Anda.',
  approved: 'WhatsApp menyetujui teks Anda. Sebentar lagi pesan ini memakainya.',
  rejected: 'WhatsApp tidak menyetujui teks Anda.',
  submitAgain: 'Ubah teks Anda dan ajukan lagi.',
  paused: 'WhatsApp menjeda teks Anda.',
  disabled: 'WhatsApp menonaktifkan teks Anda.',
  goesOn: 'Teks lama tetap dikirim.',
  namedGoesOn: 'Teks “{name}” tetap dikirim.',
  value: 'Tidak ada yang mengisi {value} di pesan ini, jadi teks Anda tidak dipakai.',
  discount: 'Teks Anda menampilkan diskon, tetapi pesan ini tidak punya diskon.',
  setDiscount: 'Atur diskon, lalu pesan ini memakai teks Anda setelah disetujui.',
  answers: 'Pesan lain mengikuti jawaban pesan ini, jadi teks Anda tidak dipakai.',
});

export const editQuestion = translate<(typeof english)['editQuestion'], 'id'>({
  title: 'Simpan perubahan dulu?',
  faultTitle: 'Ada yang harus diperbaiki dulu',
  text: 'Perubahan Anda di halaman ini disimpan sebelum alur diubah.',
  notNow: 'Nanti saja',
  gotIt: 'Mengerti',
  save: 'Simpan dan lanjutkan',
});

export const editor = translate<(typeof english)['editor'], 'id'>({
  edit: 'Ubah',
  editOf: 'Ubah {message}',
  editCampaign: 'Ubah {campaign}',
  timeAndAnswers: 'Ubah waktu dan jawaban',
  timeAndAnswersOf: 'Ubah waktu dan jawaban {message}',
  time: 'Ubah waktu',
  timeOf: 'Ubah waktu {message}',
  toolFaults: 'Perbaiki dulu kesalahan di alat pendaftaran sebelum mengubah alur.',
  unsaved: 'Ada perubahan yang belum disimpan di alur Anda',
  what: 'Alur',
});

export const known = translate<(typeof english)['known'], 'id'>({
  all: 'Semuanya diketahui',
  nameless: 'Nama depan tidak diketahui',
  undiscounted: 'Tidak ada diskon',
  none: 'Tidak ada yang diketahui',
});

export const ownWords = translate<(typeof english)['ownWords'], 'id'>({
  edit: 'Ubah teks',
  editOf: 'Ubah teks {message}',
  label: 'Teks {message}',
  hint: 'Isi pesan Anda',
  note: 'Fungsi tombol tetap sama. Teks Anda harus disetujui WhatsApp; sampai saat itu, teks yang sekarang tetap dikirim. Setiap pembeli menerima teks Anda persis seperti yang Anda tulis, apa pun bahasanya.',
  titles: {
    of: 'Tombol {message}',
    most: 'Teks tombol paling banyak {most} karakter.',
    link: 'Tombol {number}, membuka halaman',
    reply: 'Tombol {number}, menjawab',
    stop: 'Tombol {number}, berhenti berlangganan',
    call: 'Tombol {number}, menelepon nomor',
    form: 'Tombol {number}, membuka formulir',
  },
  cancel: 'Batal',
  submit: 'Ajukan persetujuan',
  unsubmitted: 'Teks Anda belum diajukan.',
  leave: 'Buang teks',
  stay: 'Lanjut menulis',
});

export const preview = translate<(typeof english)['preview'], 'id'>({
  label: 'Pratinjau',
  approved:
    'Pesan yang sudah disetujui tidak bisa dipersingkat. Jika tidak ada nama, sapaannya tanpa nama. Jika ada hal lain yang kurang, yang dikirim adalah versi tanpa hal itu, atau tidak ada yang dikirim.',
  where: 'Tampilkan jika',
  whereNote: 'Pembeli tidak pernah melihat tempat kosong yang belum terisi.',
});

export const stopped = translate<(typeof english)['stopped'], 'id'>({
  ofMessage: 'Pesan {number}: {reason}',
  noDiscount: 'Pesan ini menampilkan diskon, tetapi diskonnya belum diatur. Pesan ini tidak dikirim.',
  setDiscount: 'Atur diskon',
});

export const templateMeanings = translate<(typeof english)['templateMeanings'], 'id'>({
  ENABLED: '{reviewer} menyetujui pesan ini. Pesan ini bisa dikirim.',
  PENDING: '{reviewer} sedang meninjau pesan ini. Pesan ini dikirim setelah disetujui.',
  REJECTED: '{reviewer} tidak menyetujui pesan ini. Pesan ini tidak dikirim.',
  PAUSED: '{reviewer} menjeda pesan ini. Untuk sementara pesan ini tidak dikirim.',
  DISABLED: '{reviewer} menonaktifkan pesan ini. Pesan ini tidak dikirim.',
});

export const templateStates = translate<(typeof english)['templateStates'], 'id'>({
  ENABLED: 'Disetujui',
  PENDING: 'Ditinjau',
  REJECTED: 'Ditolak',
  PAUSED: 'Dijeda',
  DISABLED: 'Nonaktif',
});

export const templates = translate<(typeof english)['templates'], 'id'>({
  unnamed: 'Teks pesan ini',
  calledThere: 'Di Meta namanya {template}.',
});

export const testSend = translate<(typeof english)['testSend'], 'id'>({
  title: 'Kirim pesan uji',
  of: 'Kirim pesan uji dari {message}',
  ofThis: 'pesan ini',
  about: {
    WA: 'Mengirim pesan ini dengan pengaturannya dan contoh isi ke ponsel Anda di WhatsApp. Pesan uji tidak dihitung dalam statistik Anda.',
    FB: 'Mengirim pesan ini dengan pengaturannya dan contoh isi di Messenger ke orang yang mengirim pesan ke halaman Anda dalam 24 jam terakhir, sebaiknya ke Anda sendiri. Pesan uji tidak dihitung dalam statistik Anda.',
  },
  number: 'Nomor ponsel, dengan kode negara',
  close: 'Tutup',
  send: 'Kirim',
  again: 'Kirim lagi',
  sentToNumber: 'Pesan uji sedang dikirim ke {number}. Jika tidak sampai, periksa nomornya.',
  sentToPerson: 'Pesan uji sedang dikirim. Jika tidak sampai, periksa apakah chat-nya masih terbuka.',
  what: 'Orang yang mengirim pesan ke halaman Anda',
  nobody:
    'Dalam 24 jam terakhir tidak ada yang mengirim pesan ke halaman Anda, dan Messenger tidak mengantar pesan uji ke orang lain. Kirim pesan ke halaman dari akun Anda sendiri, lalu periksa lagi.',
  check: 'Periksa lagi',
  person: 'Penerima',
  wrote: '{name}, mengirim pesan {when}',
  namelessWrote: 'Seseorang tanpa nama, mengirim pesan {when}',
});
