import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-switch.ts';

export const delays = translate<(typeof english)['delays'], 'id'>({ after: '{delay} {phrase}' });

export const oneSent = translate<(typeof english)['oneSent'], 'id'>({
  plain: 'Pesan {number} dikirim {when}.',
  fixed: 'Pesan {number} dikirim {when}, dengan kode Anda {code} untuk diskon {percent}%.',
  unique:
    'Pesan {number} dikirim {when}, dan setiap kali membuat kode sekali pakai di toko Anda untuk diskon {percent}%, berlaku {time}.',
});

export const onlySent = translate<(typeof english)['onlySent'], 'id'>({
  plain: 'Dikirim {when}.',
  fixed: 'Dikirim {when}, dengan kode Anda {code} untuk diskon {percent}%.',
  unique:
    'Dikirim {when}, dan setiap kali membuat kode sekali pakai di toko Anda untuk diskon {percent}%, berlaku {time}.',
});

export const sending = translate<(typeof english)['sending'], 'id'>({
  waits: 'Dalam jam tenang, atau jika pembeli sudah mencapai batas Anda, pesan menunggu.',
  heldOut: '{percent}% di antaranya tidak menerima apa pun: persentase pembanding di pengaturannya.',
});

export const state = translate<(typeof english)['state'], 'id'>({
  goesTo: 'Dikirim kepada {recipients}.',
  off: 'Selama kampanye ini nonaktif, tidak ada pesannya yang dikirim.',
  nothingSent: 'Aktif, tetapi tidak mengirim',
  notAllSent: 'Aktif, tetapi tidak semua dikirim',
});

export const switching = translate<(typeof english)['switching'], 'id'>({
  holdOn: 'Tunggu… Ada yang perlu diubah!',
  oneMore: 'Satu hal lagi!',
  supportNeeded:
    'Masukkan nomor layanan. Teks kampanye ini menampilkannya kepada pembeli yang perlu bantuan.',
  discountNeeded:
    'Masukkan kode diskon dan persentasenya, atau pilih teks tanpa diskon: pesannya menampilkan diskon.',
  saveFirst: 'Perubahan Anda belum disimpan. Simpan dulu, supaya yang dikirim sama dengan yang Anda lihat.',
  addDiscount:
    'Pesannya menampilkan diskon, tetapi persentasenya belum diatur. Tanpa itu kampanye tidak bisa diaktifkan. Ingin menambahkan diskon?',
  noDiscount: 'Nanti saja',
  yesDiscount: 'Ya, tambah diskon',
  notNow: 'Nanti saja',
  gotIt: 'Mengerti',
  changeNow: 'Ubah sekarang',
  confirmTitle: 'Aktifkan {campaign}?',
  confirm: 'Aktifkan',
  cancel: 'Nanti saja',
  liveTitle: 'Kampanye Anda sudah aktif',
  live: 'Pesannya hanya dikirim ke pembeli yang mendaftar di {channel}. Alat pendaftaran di toko Anda mendatangkan lebih banyak dari mereka.',
  close: 'Tutup',
  setUpTools: 'Siapkan alat pendaftaran',
});
