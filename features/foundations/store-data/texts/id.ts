import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'id'>({
  sync: {
    parts: { products: 'produk', collections: 'koleksi', customers: 'pelanggan', orders: 'pesanan' },
    fetching: 'Mengambil dari toko Anda: {part}.',
    fetched: 'Mengambil dari toko Anda: {part} ({count}).',
    fetchedOf: 'Mengambil dari toko Anda: {part} ({count} dari {total}).',
    next: 'Berikutnya: {parts}.',
    after: 'Setelah itu, kampanye dan statistik sudah lengkap.',
    late: 'Toko Anda tidak merespons. Bellbird terus mencoba.',
    counting: 'Menghitung statistik Anda. Sebentar lagi lengkap.',
  },
});
