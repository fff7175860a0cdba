import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-guide.ts';

export const guide = translate<(typeof english)['guide'], 'id'>({
  begin: 'Mulai',
  next: 'Sudah, lanjut',
  finish: 'Selesai',
  back: 'Kembali',
  before: 'Sebelum mulai',
  step: 'Langkah {step} dari {steps}',
  progress: 'Kemajuan panduan',
});

export const guideSteps = translate<(typeof english)['guideSteps'], 'id'>({
  introduction: {
    title: 'Pendaftaran dari checkout Anda',
    text: 'Blok di halaman Terima kasih menanyakan apakah pembeli ingin mendapat kabar pesanannya di WhatsApp. Sembilan langkah singkat untuk memasangnya, sekitar lima menit. Tidak ada yang ditampilkan sampai Anda selesai.',
  },
  settings: {
    title: 'Buka pengaturan checkout',
    text: 'Di admin toko Anda, buka Pengaturan, lalu Checkout. Biarkan halaman ini terbuka di sebelahnya.',
  },
  customize: {
    title: 'Sesuaikan checkout',
    text: 'Pilih Sesuaikan pada konfigurasi yang aktif. Editor checkout Anda terbuka.',
  },
  thankYou: {
    title: 'Buka halaman Terima kasih',
    text: 'Di bagian atas editor ada menu halaman. Pilih Terima kasih.',
  },
  add: {
    title: 'Tambahkan blok',
    text: 'Pilih Tambahkan blok aplikasi di sebelah kiri, lalu blok pendaftaran Bellbird.',
  },
  place: {
    title: 'Letakkan di tempat yang dilihat pembeli',
    text: 'Seret blok ke bawah rincian pesanan. Lebih banyak pembeli melihatnya jika tidak perlu menggulir.',
  },
  orderStatus: {
    title: 'Lakukan juga di Status pesanan',
    text: 'Pilih Status pesanan di menu halaman dan tambahkan blok di sana juga, karena pembeli sering kembali ke halaman itu.',
  },
  save: {
    title: 'Simpan',
    text: 'Tekan Simpan di editor. Bloknya sudah terpasang, tetapi belum menampilkan apa pun, karena alat ini nonaktif.',
  },
  look: {
    title: 'Lihat hasilnya',
    text: 'Buat pesanan uji di toko Anda, atau buka halaman status pesanan terakhir. Bloknya ada di sana, tetapi tidak menampilkan apa pun sampai alatnya aktif.',
  },
  ready: {
    title: 'Siap',
    text: 'Klik Selesai di sini, lalu aktifkan alatnya di daftar. Setelah itu blok menanyai pembeli Anda.',
  },
});
