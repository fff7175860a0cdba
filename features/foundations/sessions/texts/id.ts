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
  logins: {
    title: 'Tempat Anda login',
    text: 'Semua orang yang login ke toko Anda di suatu perangkat. Akhiri login yang tidak Anda kenal.',
    devices: 'Perangkat',
    device: 'Perangkat',
    lastUsed: 'Terakhir dipakai',
    ipAddress: 'Alamat IP',
    actions: 'Tindakan',
    deviceName: '{browser} di {system}',
    unknownDevice: 'Perangkat tidak dikenal',
    thisBrowser: 'Browser ini',
    loggedIn: 'Login pada {when}',
    notUsed: 'Belum sejak pembaruan terakhir',
    unknownAddress: 'Tidak diketahui',
    end: 'Akhiri',
    endOf: 'Akhiri login {device}',
    ended: 'Login diakhiri',
    failed: 'Login tidak diakhiri',
    loading: 'Login',
  },
  logOutEverywhere: {
    text: 'Mengakhiri semua login, termasuk yang ini. Gunakan jika perangkat hilang atau seseorang keluar dari tim Anda.',
    logOut: 'Keluar dari semua perangkat',
    failed: 'Tidak ada yang dikeluarkan',
  },
});
