import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-faults.ts';

export const delays = translate<(typeof english)['delays'], 'id'>({
  Seconds: { other: '{count} detik' },
  Minutes: { other: '{count} menit' },
  Hours: { other: '{count} jam' },
  Days: { other: '{count} hari' },
});

export const faultHeaders = translate<(typeof english)['faultHeaders'], 'id'>({
  cards: 'Carousel',
  buttons: 'Teks dengan tombol',
  text: 'Teks',
  quickReply: 'Balasan cepat',
  media: 'Media',
  time: 'Edit waktu',
  button: 'Edit tombol',
});

export const faults = translate<(typeof english)['faults'], 'id'>({
  title: 'Perbaiki ini sebelum menyimpan:',
  noText: 'Teks tidak boleh kosong',
  noTitle: 'Judul tidak boleh kosong',
  noSubtitle: 'Subjudul tidak boleh kosong',
  noButtonTitle: 'Judul tombol tidak boleh kosong',
  emptyAddress: 'URL tidak boleh kosong',
  badAddress: 'URL harus diawali https:// atau http://',
  noPhone: 'Nomor telepon tidak boleh kosong',
  badPhone: 'Nomor telepon harus valid dan diawali + dan kode negara',
  repeatedTitle: 'Dua jawaban tidak boleh punya judul yang sama',
  answersAlone: 'Jawaban memerlukan pesan di atasnya',
});

export const testNotes = translate<(typeof english)['testNotes'], 'id'>({
  unsaved: 'Perubahan yang belum Anda simpan tidak termasuk di dalamnya.',
  unsavedAndWrong:
    'Perubahan yang belum Anda simpan tidak termasuk di dalamnya. Perubahan itu bisa disertakan setelah kesalahannya diperbaiki.',
  written:
    'Pesan dikirim seperti yang tertulis di sini, sudah disimpan atau belum. Jawabannya menuju ke versi yang terakhir disimpan.',
});

export const tooLong = translate<(typeof english)['tooLong'], 'id'>({
  title: 'Judul paling banyak {most} karakter',
  subtitle: 'Subjudul paling banyak {most} karakter',
  buttonTitle: 'Judul tombol paling banyak {most} karakter',
});

export const units = translate<(typeof english)['units'], 'id'>({
  Seconds: { other: 'detik' },
  Minutes: { other: 'menit' },
  Hours: { other: 'jam' },
  Days: { other: 'hari' },
});
