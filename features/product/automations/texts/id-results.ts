import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-results.ts';

export const dashboard = translate<(typeof english)['dashboard'], 'id'>({
  title: 'Kampanye otomatis',
  download: 'kampanye otomatis',
  createLabel: 'Buat kampanye otomatis',
  create: 'Buat',
  what: 'Daftar kampanye',
  list: 'Daftar kampanye otomatis',
  campaign: 'Kampanye',
  sent: 'Terkirim',
  delivered: 'Tersampaikan',
  read: 'Dibaca',
  readOf: 'Dibaca: {campaign}',
  readPercent: '% Dibaca',
  ctr: 'CTR',
  ctrOf: 'CTR: {campaign}',
  ctrPercent: '% CTR',
  clicked: 'Diklik',
  failed: 'Gagal',
  orders: 'Pesanan',
  revenue: 'Pendapatan',
  revenueIn: 'Pendapatan ({currency})',
  on: 'Aktif',
  onOrOff: 'Aktif atau nonaktif',
});

export const figures = translate<(typeof english)['figures'], 'id'>({
  label: 'Statistik, sepanjang waktu',
  ofMessage: 'Statistik pesan ini, sepanjang waktu',
  what: 'Statistik',
  notSent: 'Belum dikirim ke siapa pun.',
  revenue: 'Pendapatan',
  sent: 'Terkirim',
  delivered: 'Tersampaikan',
  failed: 'Gagal',
  read: 'Dibaca',
  ctr: 'CTR',
  messagesRead: 'pesan dibaca',
  messagesClicked: 'pesan diklik',
  steps: { read: 'Dibaca', clicked: 'Diklik', orders: 'Pesanan teratribusi' },
  ofDelivered: '{percent} dari yang tersampaikan',
  terms: {
    sent: {
      question: 'Apa yang dihitung sebagai terkirim?',
      answer: 'Pesan dari Bellbird yang diterima WhatsApp atau Messenger.',
    },
    delivered: {
      question: 'Apa yang dihitung sebagai tersampaikan?',
      answer: 'Pesan yang sampai di ponsel pembeli.',
    },
    read: {
      question: 'Apa yang dihitung sebagai dibaca?',
      answer:
        'Pesan yang dibuka pembeli, sejauh dilaporkan aplikasinya. Sebagian orang mematikan laporan itu, jadi mungkin lebih banyak orang yang membaca pesan Anda.',
    },
    clicked: {
      question: 'Apa yang dihitung sebagai diklik?',
      answer:
        'Pesan yang tautan atau tombolnya dibuka pembeli. Setiap pesan dihitung satu kali, berapa kali pun diklik.',
    },
  },
});

export const lift = translate<(typeof english)['lift'], 'id'>({
  title: 'Tambahan hasilnya',
  what: 'Perbandingan',
  verdicts: { helps: 'Membantu', harms: 'Merugikan', unknown: 'Belum diketahui' },
  notYet:
    '{percent}% masuk kelompok pembanding, dan belum ada di antaranya yang punya waktu lima hari untuk memesan. Setelah itu, tambahan hasil kampanye ini muncul di sini.',
  how: 'Membandingkan orang yang menerima pesan dengan orang di kelompok pembanding, masing-masing sejak pertama kali kampanye ini berlaku untuknya. Pesanan dihitung jika dibuat dalam 5 hari, entah pesanan itu hasil dari sebuah pesan atau bukan; orang yang dihubungi kurang dari 5 hari yang lalu belum dihitung.',
  since: 'Sejak {when}; {percent}% masuk kelompok pembanding.',
  sinceOver: 'Sejak {when}; sekarang tidak ada kelompok pembanding lagi.',
  sinceOfSample:
    'Sejak {when} (hanya orang-orang terbaru yang dihitung); {percent}% masuk kelompok pembanding.',
  sinceOfSampleOver:
    'Sejak {when} (hanya orang-orang terbaru yang dihitung); sekarang tidak ada kelompok pembanding lagi.',
  written: 'Dikirimi pesan',
  heldOut: 'Pembanding',
  difference: 'Selisih',
  points: '{points} poin',
  interval: '{low} sampai {high}',
  ordered: '{ordered} dari {people} memesan',
  nobody: 'Belum ada',
  credited: 'Sejak saat itu, {amount} adalah hasilnya.',
  tooFew:
    'Orang yang memesan masih terlalu sedikit untuk mengetahui berapa dari hasil itu yang tetap didapat tanpa kampanye ini.',
  tooDifferent:
    'Nilai pesanan masih terlalu beragam untuk mengetahui berapa dari hasil itu yang tetap didapat tanpa kampanye ini.',
  added:
    'Sekitar {amount} dari hasil itu tidak akan didapat tanpa kampanye ini ({low} sampai {high}, dengan keyakinan 95%).',
});

export const partFigures = translate<(typeof english)['partFigures'], 'id'>({
  title: 'Setiap bagian, sepanjang waktu',
  part: 'Bagian',
  sent: 'Terkirim',
  read: 'Dibaca',
  tapped: 'Diketuk',
  after: 'Setelah “{answer}”',
  messagesTapped: 'pesan yang tautan atau jawabannya diketuk',
});

export const partNames = translate<(typeof english)['partNames'], 'id'>({
  cards: 'Kartu',
  image: 'Gambar',
  video: 'Video',
  document: 'Dokumen',
  receipt: 'Struk',
  text: 'Teks',
});

export const past = translate<(typeof english)['past'], 'id'>({
  title: 'Yang seandainya dikirim',
  about:
    'Mencoba kampanye ini, dengan pengaturannya saat ini, tersimpan atau belum, pada yang benar-benar terjadi di toko Anda dalam 30 hari terakhir. Tidak ada yang dikirim, dan tidak ada yang diubah.',
  try: 'Coba pada 30 hari terakhir',
  tryAgain: 'Coba lagi',
  stop: 'Hentikan',
  assumes:
    'Anggapannya, template sudah disetujui dan nomor atau halaman Anda bisa mengirim. Yang benar-benar dikirim kampanye ini pada waktu itu diganti dengan yang seandainya dikirim.',
  what: 'Hasil percobaan',
  looking: 'Memeriksa yang terjadi.',
  looked: '{done} dari {all} pembeli diperiksa.',
  stopped: 'Dihentikan.',
  progress: 'Pembeli yang diperiksa',
  nobody: 'Tidak ada pesan untuk siapa pun: tidak ada kejadian yang memulai kampanye ini.',
  sent: { other: '{count} pesan untuk {people} akan dikirim.' },
  sentSoFar: { other: 'Sejauh ini, {count} pesan untuk {people} akan dikirim.' },
  people: { other: '{count} orang' },
  silent: { other: '{count} kali tidak ada yang dikirim, dengan alasannya masing-masing di bawah.' },
  waiting: { other: '{count} pesan masih menunggu waktunya.' },
  cut: 'Terlalu banyak kejadian untuk diperiksa: yang diperiksa hanya setelah {when}.',
});

export const pastFile = translate<(typeof english)['pastFile'], 'id'>({
  what: 'daftar orang ini',
  soFar: 'File ini memuat yang ditemukan sejauh ini. Tunggu percobaan selesai untuk mendapatkan semuanya.',
  cut: 'Terlalu banyak kejadian untuk diperiksa. File ini memuat hasil dari yang terbaru, sama seperti daftarnya.',
  when: 'Waktu ({timeZone})',
  name: 'Nama',
  phone: 'Telepon',
  happened: 'Waktu kejadian ({timeZone})',
  worth: 'Nilai',
  currency: 'Mata uang',
  outcome: 'Hasil seandainya aktif',
  waited: 'Yang ditunggu',
});

export const pastTable = translate<(typeof english)['pastTable'], 'id'>({
  label: 'Daftar orang dan hasilnya',
  choice: 'Yang mana',
  got: 'Akan menerima',
  gotNot: 'Tidak',
  none: 'Tidak ada.',
  more: 'Tampilkan lagi dari {count}',
  when: 'Waktu',
  person: 'Orang',
  event: 'Yang terjadi',
  outcome: 'Hasil seandainya aktif',
  shortEvent: 'Kejadian',
  shortOutcome: 'Hasil',
  nameless: 'Seseorang tanpa nama di toko Anda',
  message: 'Pesannya',
  oneMessage: 'Pesan {number}',
});
