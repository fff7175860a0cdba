import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'id'>({
  replies: {
    title: 'Balasan',
    what: 'Balasan',
    great: 'Bagus',
    okay: 'Biasa saja',
    bad: 'Buruk',
    reviews: 'Ulasan',
  },
  exportReviews: {
    title: 'Ekspor ulasan',
    about: 'File berisi semua ulasan tertulis, siap diimpor ke aplikasi ulasan Anda.',
    app: 'Aplikasi ulasan',
    confirm: 'Ekspor',
    waiting: 'Mengambil ulasan…',
    done: 'Ulasan berhasil diambil',
    none: 'Tidak ada ulasan',
  },
  apps: {
    judgeme: 'Judge.me',
    yotpo: 'Yotpo',
    shopifyreviewsapp: 'Shopify Product Reviews',
    stamped: 'Stamped',
    loox: 'Loox',
    growwave: 'Growave',
    ttali: 'Ttali',
  },
});
