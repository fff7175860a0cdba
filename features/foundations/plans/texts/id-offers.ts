import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-offers.ts';

export const cardWords = translate<(typeof english)['cardWords'], 'id'>({
  oldPlan: 'Paket Anda sebelumnya',
  oldPrice: 'Dengan harga yang disepakati di toko Anda',
  freeTerms: 'Hingga {most} percakapan per bulan; setelah itu pesan menunggu bulan berikutnya.',
  withCap: '{terms} Pemakaian paling mahal {most} per bulan.',
  parts: {
    whatsApp: 'Kampanye dan alat WhatsApp',
    messenger: 'Kampanye dan alat Messenger',
    broadcasts: 'Broadcast WhatsApp',
    support: 'Kotak masuk layanan pelanggan',
  },
});

export const offerWords = translate<(typeof english)['offerWords'], 'id'>({
  free: 'Untuk toko baru',
  forever: 'selamanya',
  automated: 'Bayar setelah pesan Anda menghasilkan penjualan',
  afterRevenue: 'hanya setelah pendapatan teratribusi $200 dalam sebulan',
  multichannel: 'WhatsApp dan Messenger dengan harga tetap',
  growing: 'Lengkap, dan tumbuh bersama penjualan Anda',
  growingPrice: '+ $5 untuk setiap penjualan $250 di atas $1,000',
  business: 'Lebih banyak pesan, dari nomor Anda sendiri',
  support: 'Dengan kotak masuk untuk layanan pelanggan',
  pro: 'Lebih banyak percakapan untuk toko yang berkembang',
  enterprise: 'Untuk toko besar',
  customPricing: 'atau harga khusus',
  messageTerms: '100 pesan pertama gratis, lalu $5 untuk setiap 100 berikutnya.',
  automatedTerms:
    'Gratis hingga pendapatan teratribusi $200 per bulan, lalu $9.99 per bulan. 100 pesan pertama gratis, lalu $5 untuk setiap 100 berikutnya.',
  conversationTerms: '1.000 percakapan pertama gratis, lalu $5 untuk setiap 100 berikutnya.',
  growingTerms:
    'Setelah pendapatan teratribusi $1,000 dalam sebulan, $5 untuk setiap $250 berikutnya; tetap $199.99 per bulan mulai $10,000.',
});

export const priceWords = translate<(typeof english)['priceWords'], 'id'>({
  revenue: 'Pendapatan teratribusi {amount}',
  included: { messages: { other: '{count} pesan' }, conversations: { other: '{count} percakapan' } },
  waits: 'Pesan menunggu bulan berikutnya',
  once: '{fee}, sekali sebulan',
  each: '{fee} untuk setiap {step} berikutnya',
});
