import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-faults.ts';

export const bodyFaults = translate<(typeof english)['bodyFaults'], 'id'>({
  missing: 'Isi template tidak boleh kosong',
  emptyLines: 'Isi template tidak boleh punya 2 baris kosong berturut-turut.',
  gap: 'Variabel dalam teks harus {{1}}, {{2}}, dan seterusnya, tanpa ada yang terlewat.',
  sample: 'Setiap variabel dalam teks perlu contoh.',
  ends: 'Teks tidak boleh diawali atau diakhiri variabel.',
  fewWords: 'Variabel dalam teks terlalu banyak untuk kata yang sesedikit ini.',
  spaces: 'Teks tidak boleh berisi tab atau lebih dari empat spasi berturut-turut.',
  twice: 'Dua variabel dalam teks punya nama yang sama.',
  offerTooLong: 'Teks promo terbatas waktu paling banyak {most} karakter.',
});

export const draftFaults = translate<(typeof english)['draftFaults'], 'id'>({
  unreadable: 'Template ini tidak bisa dibaca.',
  language: 'WhatsApp tidak mengenal bahasa ini. Pilih kode seperti en atau pt_BR.',
  languageForm: 'Bahasa ditulis seperti en, atau dengan negaranya seperti pt_BR.',
  malformed:
    'Tulis variabel seperti {{name}}: dua kurung kurawal di setiap sisi, di dalamnya huruf, angka, dan _, diawali huruf.',
  fileMissing: {
    image: 'Unggah gambar yang tampil di atas teks.',
    video: 'Unggah video yang tampil di atas teks.',
    document: 'Unggah dokumen yang tampil di atas teks.',
  },
  tooManyReplies: 'Template punya paling banyak {most} balasan cepat.',
  tooManyLinks: 'Template punya paling banyak satu tautan: teksnya dan alamatnya.',
  repliesOrLink: 'Template punya balasan cepat atau tautan, tidak keduanya.',
  shapeDiffers:
    'Dalam semua bahasa, kategori, header, variabel, dan tombol template harus sama. Bandingkan dengan template dalam {language}.',
  notRejected:
    'Hanya template yang ditolak yang bisa diubah, karena satu nama berarti satu teks. Salin dengan nama lain.',
  stillSent: 'Template ini masih dikirim: {use}. Pilih template lain di sana, lalu hapus.',
});

export const headerFaults = translate<(typeof english)['headerFaults'], 'id'>({
  missing: 'Teks header belum diisi.',
  tooLong: 'Header lebih dari {most} karakter.',
  notPlain: 'Header tidak boleh berisi baris baru, format, atau emoji.',
  oneVariable: 'Header boleh punya paling banyak satu variabel.',
  counted: 'Variabel header ditulis {{1}}.',
  sample: 'Variabel header perlu contoh.',
});

export const nameFaults = translate<(typeof english)['nameFaults'], 'id'>({
  missing: 'Nama template tidak boleh kosong',
  deleted:
    'Template dengan nama {name} sudah dihapus, tetapi pesan yang terkirim dengannya masih menampilkannya. Pilih nama lain.',
  tooMany: 'Anda punya {most} template, jumlah paling banyak. Hapus satu sebelum membuat yang baru.',
});

export const partFaults = translate<(typeof english)['partFaults'], 'id'>({
  footerMissing: 'Footer kosong.',
  footerTooLong: 'Footer lebih dari {most} karakter.',
  footerNotPlain: 'Footer tidak boleh berisi baris baru atau variabel.',
  variableName: 'Nama variabel paling banyak 50 huruf, angka, dan _, diawali huruf.',
  sampleMissing: 'Setiap variabel perlu contoh.',
  sampleTooLong: 'Ada contoh yang lebih dari {most} karakter.',
  sampleNotPlain: 'Contoh tidak boleh berisi baris baru, tab, atau lebih dari empat spasi berturut-turut.',
  address: 'Alamat diawali https.',
  addressTooLong: 'Alamat ini lebih dari {most} karakter.',
  buttonMissing: 'Teks tombol tidak boleh kosong.',
  buttonVariable: 'Teks tombol tidak boleh berisi variabel.',
  buttonNotPlain: 'Teks tombol tidak boleh berisi baris baru, format, atau emoji.',
  buttonTwice: 'Dua tombol punya teks yang sama.',
  tooManyButtons: 'Template punya paling banyak {most} tombol.',
});
