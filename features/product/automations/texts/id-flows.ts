import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-flows.ts';

export const codAnswers = translate<(typeof english)['codAnswers'], 'id'>({
  confirm: 'Konfirmasi',
  payOnline: 'Bayar online',
  cancel: 'Batalkan',
});

export const flowNames = translate<(typeof english)['flowNames'], 'id'>({
  cart: {
    reminder: 'Pengingat',
    reminderOffer: 'Pengingat dengan diskon',
    lastCall: 'Kesempatan terakhir',
    lastCallOffer: 'Kesempatan terakhir dengan diskon',
  },
  product: { reminder: 'Pengingat', reminderOffer: 'Pengingat dengan diskon' },
  welcome: {
    plain: 'Selamat datang',
    offer: 'Selamat datang dengan diskon',
    code: 'Selamat datang dengan kode',
  },
  hello: 'Halo',
  receipt: 'Konfirmasi pesanan',
  upsell: { plain: 'Upsell', offer: 'Upsell dengan diskon' },
  parcel: {
    shipped: 'Paket dikirim',
    outForDelivery: 'Sedang diantar',
    delivered: 'Paket sampai',
    attempted: 'Belum berhasil diantar',
    failed: 'Gagal diantar',
  },
  reorder: 'Pesan lagi',
  review: { plain: 'Pertanyaan', offer: 'Pertanyaan, dan kode terima kasih setelah Bagus' },
  recommendation: { plain: 'Rekomendasi', offer: 'Rekomendasi dengan diskon' },
});

export const flowParts = translate<(typeof english)['flowParts'], 'id'>({
  cart: 'Isi keranjang',
  code: 'Kode diskon',
  codeAlone: 'Kode, tanpa besar diskonnya',
  toCart: 'Tombol kembali ke keranjang',
  cartEnds: 'Keranjang tidak disimpan lama lagi',
  toOrdering: 'Tombol untuk menyelesaikan pesanan',
  product: 'Produk, dengan gambarnya',
  toProduct: 'Tombol ke produk',
  welcome: 'Sambutan',
  hello: 'Sapaan',
  toStore: 'Tombol ke toko',
  ordered: 'Isi pesanan',
  costs: 'Harganya',
  toOrder: 'Tombol ke pesanan',
  fittingProduct: 'Produk yang cocok dengan pesanan',
  reorderAnswers: 'Jawaban: pesan lagi, atau nanti saja',
  reviewAnswers: 'Bagus, Biasa saja, atau Buruk',
  reviewCode: 'Kode diskon setelah Bagus',
  recommended: 'Yang cocok dengan pesanan',
});

export const parcelParts = translate<(typeof english)['parcelParts'], 'id'>({
  carrier: 'Kurir yang mengantar paket',
  trackingNumber: 'Nomor resinya',
  today: 'Paket sampai hari ini',
  arrived: 'Paket sudah sampai',
  refused: 'Tidak ada yang bisa menerima paket',
  failed: 'Paket tidak bisa diantar',
  follow: 'Tombol untuk melacaknya',
  toOrder: 'Tombol ke pesanan',
});

export const replacements = translate<(typeof english)['replacements'], 'id'>({
  openChat: 'Sebagai gantinya selama chat terbuka',
  untracked: 'Sebagai gantinya untuk paket tanpa nomor resi',
});
