import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'id'>({
  settingsLink: {
    title: 'Keamanan login',
    text: 'Lindungi login Anda dengan langkah kedua, agar kotak email saja tidak bisa membuka toko ini.',
    link: 'Buka keamanan login',
  },
  page: {
    title: 'Keamanan login',
    back: 'Kembali ke pengaturan',
    note: 'Cara Anda membuktikan saat masuk bahwa ini memang Anda.',
    what: 'Keamanan login Anda',
    required: 'Toko ini mewajibkan langkah kedua bagi semua orang di tim.',
    owner: 'Anda masuk lewat Shopify',
    ownerText: 'Shopify punya langkah kedua sendiri. Siapkan di akun Shopify Anda.',
  },
  app: {
    title: 'Aplikasi autentikator',
    text: 'Setelah tautan di email, Anda juga memasukkan kode dari aplikasi di ponsel.',
    setUp: 'Siapkan aplikasi',
    on: 'Sudah disiapkan',
    since: 'Sejak {when}',
    remove: 'Hapus aplikasi',
    removeText: 'Masukkan kode untuk menghapus aplikasi autentikator Anda. Kode pemulihan ikut dihapus.',
    removeRequired:
      'Toko ini mewajibkan langkah kedua, jadi setelah itu Anda harus langsung menyiapkan yang baru.',
    removed: 'Aplikasi autentikator dihapus',
  },
  setUp: {
    open: 'Buka aplikasi autentikator di ponsel Anda. Jika belum punya, pasang dari toko aplikasi.',
    scan: 'Pindai kode ini dengannya.',
    picture: 'Kode QR untuk aplikasi autentikator Anda',
    byHand: 'Atau masukkan kunci ini secara manual:',
    key: 'Kunci',
    onDevice: 'Buka di aplikasi pada perangkat ini',
    enter: 'Masukkan enam angka yang tampil di aplikasi.',
    code: 'Kode',
    confirm: 'Konfirmasi kode',
    cancel: 'Batal',
    what: 'Kode untuk aplikasi Anda',
    done: 'Aplikasi autentikator sudah disiapkan',
  },
  recovery: {
    title: 'Kode pemulihan',
    left: 'Tersisa: {count} dari 10. Masing-masing berlaku sekali sebagai pengganti kode aplikasi.',
    none: 'Tidak ada kode pemulihan yang tersisa. Buat yang baru agar Anda tetap bisa masuk tanpa ponsel.',
    renew: 'Buat kode baru',
    renewText: 'Masukkan kode untuk membuat sepuluh kode pemulihan baru. Kode sebelumnya tidak berlaku lagi.',
    save: 'Simpan kode pemulihan Anda',
    saveText:
      'Simpan di tempat yang bisa Anda temukan tanpa ponsel. Masing-masing berlaku sekali. Kode hanya ditampilkan sekarang.',
    list: 'Kode pemulihan Anda',
    copy: 'Salin kode',
    copied: 'Kode disalin',
    download: 'Unduh kode',
    file: 'kode-pemulihan-bellbird.txt',
    saved: 'Sudah saya simpan',
  },
  ask: {
    code: 'Kode dari aplikasi, atau kode pemulihan',
    wrong: 'Masukkan enam angka yang tampil di aplikasi, atau kode pemulihan',
    cancel: 'Batal',
  },
});
