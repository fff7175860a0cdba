import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-failure-classes.ts';

export const failureClasses = translate<(typeof english)['failureClasses'], 'id'>({
  transient: {
    name: 'Gangguan di penyedia',
    happened: 'Ada gangguan sementara di penyedia.',
    bellbird: 'Bellbird mencoba lagi secara otomatis, sampai enam kali.',
    ended: 'Bellbird mencoba enam kali dalam beberapa menit, lalu berhenti.',
    merchant: 'Tidak perlu tindakan.',
  },
  rate: {
    name: 'Terlalu cepat',
    happened: 'Pengirim Anda mengirim lebih cepat daripada yang diizinkan penyedia.',
    bellbird: 'Bellbird memperlambat dan mengirim lagi. Pesan tetap pada gilirannya.',
    merchant: 'Tidak perlu tindakan.',
  },
  pairRate: {
    name: 'Terlalu cepat untuk satu orang',
    happened: 'Satu orang dikirimi terlalu banyak pesan dalam beberapa detik.',
    bellbird: 'Bellbird menunggu sebentar khusus untuk orang ini, lalu mengirim lagi.',
    ended: 'Bellbird mencoba enam kali dengan jeda yang makin panjang, lalu berhenti.',
    merchant: 'Tidak perlu tindakan.',
  },
  perUserMarketing: {
    name: 'Terlalu banyak marketing',
    happened: 'Penyedia membatasi jumlah pesan marketing yang diterima orang ini.',
    bellbird: 'Bellbird mencoba lagi setelah satu hari, lalu setelah dua hari, selama pesannya belum basi.',
    merchant: 'Kirim promo yang lebih sedikit, tetapi lebih menarik.',
  },
  optedOut: {
    name: 'Berhenti di penyedia',
    happened: 'Orang ini menghentikan promo Anda di penyedia.',
    bellbird: 'Bellbird sudah menghentikan langganan orang ini dan tidak mengiriminya promo lagi.',
    merchant: 'Orang ini bisa mendaftar lagi di toko Anda.',
  },
  undeliverable: {
    name: 'Tidak bisa dihubungi',
    happened: 'Penyedia tidak bisa menghubungi orang ini.',
    bellbird: 'Bellbird tidak mengirim pesan ini lagi.',
    merchant: 'Periksa nomornya, atau hubungi dengan cara lain.',
  },
  windowClosed: {
    name: '24 jam sudah lewat',
    happened: 'Waktu untuk menjawab dengan bebas sudah lewat.',
    bellbird: 'Bellbird membatalkan pesan ini: aturan penyedia melarangnya.',
    merchant: 'Pakai template yang sudah disetujui.',
  },
  template: {
    name: 'Template dihentikan',
    happened: 'Penyedia menolak template ini.',
    bellbird: 'Bellbird sudah menghentikan semua yang memakai template ini.',
    merchant: 'Periksa template dan ajukan lagi.',
  },
  request: {
    name: 'Pesan ditolak',
    happened: 'Penyedia menolak pesan ini, dengan kode yang tidak dikenal Bellbird.',
    bellbird: 'Bellbird tidak mengulanginya, karena akan ditolak lagi.',
    merchant: 'Berikan kode di bawah kepada pengelola server Bellbird Anda.',
  },
  media: {
    name: 'Gambar atau file',
    happened: 'Gambar atau file di pesan ini ditolak.',
    bellbird: 'Bellbird menyerahkannya lagi ke penyedia dan mencoba sekali lagi.',
    ended: 'Bellbird menyerahkannya lagi dan mencoba sekali lagi, lalu berhenti.',
    merchant: 'Ganti gambar atau filenya.',
  },
  account: {
    name: 'Akun dihentikan',
    happened: 'Penyedia menghentikan akun Anda.',
    bellbird: 'Bellbird berhenti mengirim dari akun ini. Yang menunggu disimpan dan dikirim nanti.',
    merchant: 'Selesaikan dengan penyedia, lalu lanjutkan pengiriman di halaman kondisi pengirim.',
  },
  auth: {
    name: 'Akses hilang',
    happened: 'Penyedia tidak lagi mengizinkan Bellbird mengirim untuk Anda.',
    bellbird: 'Bellbird berhenti mengirim. Yang menunggu disimpan sampai Anda menghubungkannya lagi.',
    merchant: 'Hubungkan lagi di Pengaturan.',
  },
  noAnswer: {
    name: 'Tidak ada jawaban',
    happened: 'Penyedia tidak pernah memberi kabar tentang pesan ini.',
    bellbird: 'Bellbird tidak asal mengirim lagi, supaya tidak ada yang menerimanya dua kali.',
    merchant: 'Tidak perlu tindakan. Mungkin orang ini sudah menerimanya.',
  },
  webhooksUnavailable: {
    name: 'Tidak ada kabar',
    happened:
      'Bellbird tidak bisa dihubungi selama beberapa waktu setelah pesan ini dikirim, jadi penyedia tidak bisa mengabarkan hasilnya.',
    bellbird:
      'Bellbird tidak mengirimnya lagi, supaya tidak ada yang menerimanya dua kali. Tanda terima yang datang belakangan tetap dihitung.',
    merchant: 'Tidak perlu tindakan. Mungkin orang ini sudah menerimanya.',
  },
});
