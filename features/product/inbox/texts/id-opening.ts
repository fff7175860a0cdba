import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-opening.ts';

export const opening = translate<(typeof english)['opening'], 'id'>({
  title: 'Jam buka',
  what: 'Jam buka Anda',
  back: 'Kembali ke kotak masuk',
  openUntil: 'Buka sampai {when}',
  open: 'Buka',
  closedUntil: 'Tutup sampai {when}',
  closed: 'Tutup',
  nowOpenUntil: 'Sekarang buka sampai {when}.',
  nowOpen: 'Sekarang buka.',
  nowClosedAway: 'Sekarang tutup: pembeli yang menulis mendapat pesan saat tutup.',
  nowClosed: 'Sekarang tutup: pembeli yang menulis tidak mendapat jawaban otomatis.',
  nowOff: 'Jam buka tidak aktif, jadi pesan saat tutup tidak dikirim.',
  save: 'Simpan',
  discard: 'Buang',
  saving: 'Menyimpan',
  saved: 'Berhasil disimpan',
});

export const hours = translate<(typeof english)['hours'], 'id'>({
  title: 'Jam buka',
  text: 'Kapan tim Anda menjawab, dalam zona waktu toko Anda: {zone}.',
  switch: 'Gunakan jam buka',
  from: '{day}, buka pukul',
  until: '{day}, tutup pukul',
  closed: 'Tutup',
  add: 'Tambah jam',
  addTo: 'Tambah jam: {day}',
  remove: 'Hapus {from}–{until}: {day}',
  copy: 'Salin ke semua hari',
  copyFrom: 'Salin ke semua hari: {day}',
  overlap: 'Jam-jam ini tumpang tindih. Ubah salah satunya.',
  closedDays: 'Hari tutup',
  closedDaysText: 'Hari libur saat tidak ada yang menjawab.',
  addDay: 'Tambah hari tutup',
  removeDay: 'Hapus {day}',
  daysFull: 'Batasnya 60 hari. Hapus yang tidak diperlukan lagi.',
});

export const away = translate<(typeof english)['away'], 'id'>({
  title: 'Pesan saat tutup',
  explanation:
    'Dikirim sekali saat pembeli mulai menunggu ketika Anda tutup: paling sering setiap empat jam dan tiga kali sehari. Percakapannya tetap menunggu Anda.',
  switch: 'Kirim pesan saat tutup',
  needsHours: 'Aktifkan jam buka terlebih dahulu.',
  text: 'Teks',
  insertName: 'Sisipkan nama depan',
  unknown: '{variable} bukan variabel. Gunakan hanya {known}.',
  needsText: 'Tulis teks terlebih dahulu.',
  preview: 'Pratinjau',
  sampleQuestion: 'Halo, di mana pesanan saya?',
  sampleName: 'Mira',
  usual:
    'Halo {{first name}}, terima kasih atas pesan Anda. Saat ini kami tutup dan akan menjawab segera setelah buka kembali.',
  automatic: '{source}, dikirim otomatis',
});
