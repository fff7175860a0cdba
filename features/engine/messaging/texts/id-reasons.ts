import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-reasons.ts';

export const rules = translate<(typeof english)['rules'], 'id'>({
  expired: {
    short: 'Sudah terlambat',
    long: 'Pesan ini menunggu terlalu lama sehingga sudah basi, jadi dibatalkan.',
    passed: 'Belum terlambat untuk dikirim',
  },
  appUninstalled: {
    short: 'Aplikasi dihapus',
    long: 'Saat itu Bellbird tidak terpasang di toko Anda. Tidak ada yang dikirim sampai dipasang lagi.',
    passed: 'Bellbird terpasang di toko Anda',
  },
  cancelled: {
    short: 'Broadcast dibatalkan',
    long: 'Broadcast-nya dibatalkan sebelum giliran pesan ini tiba.',
    passed: 'Broadcast-nya tidak dibatalkan',
  },
  campaignOff: {
    short: 'Kampanye nonaktif',
    long: 'Kampanyenya dinonaktifkan sebelum pesan ini dikirim. Aktifkan untuk pesan-pesan berikutnya.',
    passed: 'Kampanyenya aktif',
  },
  orderedSince: {
    short: 'Sudah memesan',
    long: 'Pembeli memesan sebelum pesan ini dikirim, jadi tidak ada lagi yang perlu diingatkan.',
    passed: 'Sementara itu tidak ada pesanan',
  },
  cartEmptied: {
    short: 'Keranjang dikosongkan',
    long: 'Pembeli mengosongkan keranjang sebelum pesan ini dikirim, jadi tidak ada lagi yang perlu diingatkan.',
    passed: 'Keranjang tidak dikosongkan',
  },
  cartReplaced: {
    short: 'Ada keranjang baru',
    long: 'Pembeli memulai keranjang lain sebelum pesan ini dikirim. Keranjang itu yang dihitung.',
    passed: 'Tidak ada keranjang lain yang menggantikannya',
  },
  orderCancelled: {
    short: 'Pesanan dibatalkan',
    long: 'Pesanannya dibatalkan sebelum pesan ini dikirim, jadi tidak ada lagi yang perlu disampaikan.',
    passed: 'Pesanannya tidak dibatalkan',
  },
  overtaken: {
    short: 'Ada kabar lebih baru',
    long: 'Ada kabar yang lebih baru sebelum pesan ini dikirim. Pesan yang lebih baru dikirim sebagai gantinya.',
    passed: 'Sementara itu tidak ada kabar lebih baru',
  },
  orderSettled: {
    short: 'Pesanan sudah beres',
    long: 'Pesanannya dibayar, dikirim, atau dibatalkan sebelum pesan ini dikirim, jadi tidak ada lagi yang perlu ditanyakan.',
    passed: 'Pesanannya belum beres',
  },
  madeAnew: {
    short: 'Ditulis ulang',
    long: 'Isinya atau pengaturan Anda berubah sebelum pesan ini dikirim. Versi barunya dikirim sebagai ganti.',
    passed: 'Tidak ada isinya yang berubah',
  },
  teamAnswered: {
    short: 'Tim Anda sudah menjawab',
    long: 'Seseorang dari tim Anda menulis kepada pembeli ini sebelum pesan dikirim, jadi pesannya tidak diperlukan lagi.',
    passed: 'Belum ada dari tim Anda yang menjawab',
  },
  droppedByTeam: {
    short: 'Dibatalkan tim Anda',
    long: 'Seseorang di tim Anda membatalkan pesan ini saat percakapan dengan pembeli.',
    passed: 'Tidak ada anggota tim yang membatalkannya',
  },
  noConsent: {
    short: 'Tidak setuju menerima promo',
    long: 'Orang ini belum setuju menerima promo, atau sudah berhenti berlangganan. Hanya ia sendiri yang bisa mengubahnya: di toko Anda, atau dengan mengirim START kepada Anda.',
    passed: 'Orang ini setuju menerimanya',
  },
  testStopped: {
    short: 'Nomor ini mengirim STOP',
    long: 'Pemilik nomor ini mengirim STOP, dan itu berlaku juga untuk pesan uji. Pakai nomor lain.',
    passed: 'Nomor ini tidak pernah mengirim STOP',
  },
  notReachable: {
    short: 'Tanpa nomor atau ID',
    long: 'Tidak ada nomor atau ID tujuan di saluran ini. Orang ini bisa mendaftar lagi dengan nomor atau ID.',
    passed: 'Ada nomor atau ID tujuan',
  },
  windowClosed: {
    short: '24 jam sudah lewat',
    long: 'Pesan tanpa template yang disetujui hanya boleh dikirim dalam 24 jam setelah pesan terakhir orang itu. Pakai template.',
    passed: 'Aturan saluran mengizinkannya sekarang',
  },
  noMarketingTemplate: {
    short: 'Promo tidak boleh memakai template',
    long: 'Messenger menerima template hanya untuk pesanan dan pengirimannya. Tulis promo sebagai pesan biasa: pesan itu dikirim ke orang yang mengirim pesan kepada Anda dalam 24 jam terakhir.',
    passed: 'Messenger mengizinkan jenis pesan ini',
  },
  noMarketingToUs: {
    short: 'Tidak ada promo ke nomor AS',
    long: 'WhatsApp tidak mengantar promo dengan template ke nomor Amerika Serikat. Struk dan kabar pengiriman tetap sampai, begitu juga promo yang Anda tulis dalam 24 jam setelah pesan terakhir orang itu.',
    passed: 'WhatsApp mengantar promo ke negara ini',
  },
  templateStopped: {
    short: 'Template dihentikan',
    long: 'Template-nya dijeda, ditolak, dinonaktifkan, atau tidak ada. Periksa di Template.',
    passed: 'Template-nya tidak dihentikan',
  },
  paused: {
    short: 'Broadcast dijeda',
    long: 'Broadcast-nya dijeda. Lanjutkan broadcast itu untuk mengirim pesan ini.',
    passed: 'Broadcast-nya tidak dijeda',
  },
  chargeNotActive: {
    short: 'Paket belum disetujui',
    long: 'Tagihan paket Anda belum disetujui. Setujui, lalu pesan ini dikirim otomatis.',
    passed: 'Paket Anda aktif',
  },
  planLimit: {
    short: 'Paket sudah habis',
    long: 'Isi paket Anda untuk siklus tagihan ini sudah habis. Naikkan paket atau batas Anda untuk melanjutkan.',
    passed: 'Paket Anda masih cukup',
  },
  templatePending: {
    short: 'Template menunggu persetujuan',
    long: 'Template-nya belum disetujui. Pesan ini dikirim begitu template disetujui.',
    passed: 'Template-nya sudah disetujui',
  },
  answeredElsewhere: {
    short: 'Aplikasi lain menjawabnya',
    long: 'Saat ini aplikasi lain menjawab orang ini. Pesan dari Bellbird akan mengambil alih percakapan, jadi pesan ini menunggu.',
    passed: 'Tidak ada aplikasi lain yang menjawabnya',
  },
  talking: {
    short: 'Anda sedang berbicara dengannya',
    long: 'Menunggu karena Anda sedang berbicara dengan orang ini. Promo menunggu beberapa jam setelah pesan terakhir Anda. Jumlah jamnya ada di Pengaturan.',
    passed: 'Anda tidak sedang berbicara dengannya',
  },
  quietHours: {
    short: 'Jam tenang',
    long: 'Di tempat orang ini tinggal, jam tenang Anda sudah dimulai, jadi promo menunggu sampai selesai. Jamnya ada di Pengaturan.',
    passed: 'Di tempatnya bukan jam tenang',
  },
  frequencyCap: {
    short: 'Batas pesan tercapai',
    long: 'Orang ini sudah menerima promo sebanyak yang diizinkan batas Anda. Batasnya ada di Pengaturan.',
    passed: 'Masih dalam batas untuk satu orang',
  },
  anotherUnderWay: {
    short: 'Promo lain didahulukan',
    long: 'Promo lain untuk orang ini sedang dikirim saat ini. Pesan ini menyusul, jika batas Anda mengizinkan.',
    passed: 'Tidak ada promo lain yang sedang dikirim kepadanya',
  },
  dailyReach: {
    short: 'Batas harian tercapai',
    long: 'Nomor Anda sudah mengirim pesan ke sebanyak orang yang diizinkan WhatsApp dalam 24 jam. Pengiriman berlanjut begitu ada jatah lagi.',
    passed: 'Masih dalam batas harian WhatsApp',
  },
});

export const waits = translate<(typeof english)['waits'], 'id'>({
  discountCode: {
    short: 'Kode diskon sedang dibuat',
    long: 'Kode diskonnya belum ada di toko Anda. Pesan dikirim begitu kode itu ada, tidak pernah tanpa kode.',
  },
  retry: {
    short: 'Dicoba lagi',
    long: 'Penyedia menolaknya untuk saat ini. Pesan ini dicoba lagi secara otomatis.',
  },
  unreached: {
    short: 'Penyedia tidak terhubung',
    long: 'Koneksi ke penyedia gagal, jadi pesan tidak dikirim. Pesan ini dicoba lagi secara otomatis.',
  },
  notBegun: {
    short: 'Dicoba lagi',
    long: 'Masalah di pihak kami menghentikannya sebelum dikirim. Pesan ini dicoba lagi secara otomatis.',
  },
  postponed: {
    short: 'Ditunda tim Anda',
    long: 'Seseorang di tim Anda menunda pesan ini ke hari lain saat percakapan. Saat itu pesan diperiksa lagi.',
  },
  anotherDay: {
    short: 'Dicoba lagi di hari lain',
    long: 'Penyedia membatasi jumlah pesan marketing yang diterima orang ini, jadi pesan dicoba lagi di hari lain.',
  },
  restored: {
    short: 'Ditahan',
    long: 'Bellbird dipulihkan dari cadangan, dan pesan ini mungkin sudah pernah dikirim. Pengelola server yang memutuskan.',
  },
  dueLater: { short: 'Dijadwalkan nanti', long: 'Pesan ini dijadwalkan untuk waktu nanti.' },
  allPaused: {
    short: 'Semua pengiriman dijeda',
    long: 'Anda menjeda semua pengiriman. Pesan ini dikirim setelah Anda melanjutkan, kecuali saat itu sudah terlambat.',
  },
  noAnswer: {
    short: 'Belum dikonfirmasi penyedia',
    long: 'Pesan ini sudah dikirim, tetapi penyedia belum mengonfirmasinya. Promo tidak dikirim untuk kedua kalinya. Pesan tentang pesanan dikirim sekali lagi jika setelah 60 menit tidak ada kabar. Setelah 24 jam tanpa kabar, pesan dihitung gagal.',
  },
  queued: { short: 'Giliran berikutnya', long: 'Pesan ini dikirim bersama pesan-pesan berikutnya.' },
  sending: { short: 'Sedang dikirim', long: 'Pesan ini sedang menuju penyedia.' },
  uncertain: { short: 'Belum ada jawaban', long: 'Penyedia belum mengabarkan hasilnya.' },
});
