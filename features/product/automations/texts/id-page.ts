import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-page.ts';

export const cod = translate<(typeof english)['cod'], 'id'>({
  title: 'COD (bayar di tempat)',
  prepaid: 'COD ke bayar di muka',
  prepaidNote: 'Pembeli bisa membayar online, dengan diskon yang Anda atur, alih-alih membayar di tempat.',
  notActive: 'Hubungi kami untuk mengaktifkan COD ke bayar di muka',
  prepaidDiscount: 'Diskon jika membayar online',
  cancel: 'Tawarkan pembatalan',
  cancelNote: 'Pembeli bisa membatalkan pesanan yang tidak diinginkan lagi, sebelum Anda mengirimnya.',
  inStore: 'Batalkan pesanan di toko',
  inStoreNote: 'Jika nonaktif, pesanan hanya diberi tag COD-CANCELLED, dan Anda membatalkannya sendiri.',
  expiries: { fulfillment: 'Saat pesanan diproses', delay: 'Setelah beberapa jam' },
  linkExpires: 'Tautan pembayaran berakhir',
  linkHours: 'Tautan pembayaran berakhir: jam',
  cancelExpires: 'Pembatalan berakhir',
  cancelHours: 'Pembatalan berakhir: jam',
  names: 'Nama Anda sendiri untuk COD',
  namesNote:
    'Satu nama per baris. Nama seperti “Cash on Delivery (COD)” sudah dikenal dalam bahasa Inggris, Arab, dan Hindi.',
});

export const discount = translate<(typeof english)['discount'], 'id'>({
  none: 'Teks ini tidak menampilkan diskon.',
  title: 'Diskon',
  type: 'Jenis diskon',
  types: { unique: 'Satu kode untuk setiap pembeli', fixed: 'Satu kode untuk semua' },
  percentage: 'Persentase diskon',
  code: 'Kode diskon',
  expiry: 'Berlaku selama',
  unit: 'Satuan',
  units: { Days: 'Hari', Hours: 'Jam', Minutes: 'Menit', Seconds: 'Detik' },
});

export const emptyPage = translate<(typeof english)['emptyPage'], 'id'>({
  title: 'Belum ada pesan',
  text: 'Pesan kampanye ini disiapkan saat toko dihubungkan. Muat ulang halaman ini dalam satu menit.',
  again: 'Periksa lagi',
});

export const holdOut = translate<(typeof english)['holdOut'], 'id'>({
  title: 'Persentase pembanding',
  note: 'Pembeli sebanyak persentase ini tidak menerima pesan dari kampanye ini, selalu orang yang sama. Dengan 0%, semua orang menerimanya.',
});

export const linkSettings = translate<(typeof english)['linkSettings'], 'id'>({
  redirect: 'Tautan pengalihan',
  redirectNote: 'Halaman yang dibuka tautannya, sebagai ganti halaman yang dibahas pesannya.',
  redirectHint: 'https://',
  utm: 'Parameter UTM pada tautannya',
});

export const messages = translate<(typeof english)['messages'], 'id'>({
  title: 'Pesan {number}',
  spoken: 'pesan {number}',
  time: 'Waktu {message}',
  howMany: 'Waktu {message}: berapa',
  unit: 'Waktu {message}: satuan',
  row: '{delay} {phrase}',
  sendsWithCampaign: 'Hanya dikirim selama kampanyenya juga aktif.',
  send: 'Kirim pesan {number}',
  sendToo: 'Kirim pesan ini juga',
  what: 'Pilihan teks',
  choice: 'Teks pesan {number}',
  restart: 'Mulai ulang chat',
});

export const moreSettings = translate<(typeof english)['moreSettings'], 'id'>({
  ofCampaign: 'Pengaturan lainnya<spoken> untuk kampanye</spoken>',
  ofMessage: 'Pengaturan lainnya<spoken> untuk {message}</spoken>',
});

export const noResponse = translate<(typeof english)['noResponse'], 'id'>({
  title: 'Batalkan pesanan jika tidak ada jawaban dalam 2 hari',
  note: 'Ya: pesanan dibatalkan di toko Anda jika pembeli tidak mengonfirmasi dan tidak membatalkannya.',
});

export const ownTemplates = translate<(typeof english)['ownTemplates'], 'id'>({
  choose: 'Pilih salah satu template saya',
  chooseFor: 'Pilih salah satu template saya untuk pesan {number}',
  one: 'Template Anda sendiri',
  words: 'Teks Anda sendiri',
});

export const phoneLook = translate<(typeof english)['phoneLook'], 'id'>({
  dark: 'Tampilkan ponsel gelap',
  light: 'Tampilkan ponsel terang',
  rtl: 'Tampilkan dari kanan ke kiri',
  ltr: 'Tampilkan dari kiri ke kanan',
});

export const problems = translate<(typeof english)['problems'], 'id'>({
  details: 'Isi detail diskon',
  holdOut: 'Masukkan persentase bulat dari 0 sampai 50',
  time: 'Masukkan waktu yang valid',
  address: 'Masukkan alamat yang diawali https://',
  days: 'Masukkan jumlah hari bulat, paling banyak 365',
  expiry: 'Masukkan angka bulat dari 1 sampai 9999, atau kosongkan',
  hours: 'Masukkan jumlah jam bulat',
});

export const saveBar = translate<(typeof english)['saveBar'], 'id'>({
  label: 'Simpan',
  save: 'Simpan',
  saved: 'Tersimpan',
  saving: 'Menyimpan perubahan Anda',
  wrong: 'Ada perubahan yang belum disimpan. Perbaiki kolom yang ditandai untuk menyimpannya.',
  missing: 'Ada yang belum diisi. Lihat kolom yang ditandai.',
  allSaved: 'Semua perubahan sudah disimpan',
  unsaved: 'Perubahan belum disimpan',
});

export const supportNumber = translate<(typeof english)['supportNumber'], 'id'>({
  title: 'Nomor layanan',
  what: 'Nomor layanan',
  country: 'Negara',
  number: 'Nomor',
  missing: 'Masukkan nomor yang bisa ditelepon atau dikirimi pesan oleh pembeli.',
  unreachable: 'Ini bukan nomor dari negara itu. Periksa angkanya.',
  save: 'Simpan',
  saved: 'Tersimpan',
  none: 'Belum ada.',
  note: 'Kampanye dan alat pendaftaran yang tidak punya nomor layanan sendiri menampilkan nomor ini.',
  ofCampaign: 'Pesan kampanye ini yang menampilkan nomor layanan memakai nomor ini.',
  orOfShop:
    'Pesan yang menampilkan nomor layanan memakai nomor ini. Jika kosong, yang dipakai nomor toko Anda: {number}.',
});

export const upsell = translate<(typeof english)['upsell'], 'id'>({
  cooldown: 'Jeda hari antara dua upsell',
  cooldownNote: 'Setiap pembeli menerima paling banyak satu upsell dalam jumlah hari ini.',
  onCod: 'Upsell untuk pesanan COD juga',
  onCodOf: 'Pesanan COD juga, {message}',
});
