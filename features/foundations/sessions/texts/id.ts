import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'id'>({
  loginForm: {
    store: 'Alamat toko',
    storeHint: 'Cukup bagian sebelum .myshopify.com.',
    storeExample: 'toko-anda.myshopify.com',
    logIn: 'Masuk dengan Shopify',
    opening: 'Membuka Shopify…',
    noSubdomain: 'URL toko harus berbentuk toko-anda.myshopify.com',
    failed: '{reason} Referensi: {reference}',
  },
  logOutEverywhere: {
    title: 'Login',
    text: 'Mengeluarkan semua browser yang sedang masuk ke toko Anda, termasuk yang ini. Gunakan jika ada perangkat yang hilang atau ada yang keluar dari tim Anda.',
    logOut: 'Keluar dari semua perangkat',
    failed: 'Tidak ada yang dikeluarkan',
  },
});
