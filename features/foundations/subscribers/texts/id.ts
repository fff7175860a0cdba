import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'id'>({
  toolNames: {
    pill: 'Tombol melayang',
    wheel: 'Roda putar',
    popup: 'Pop-up',
    chat: 'Widget chat',
    orders: 'Kabar pesanan',
    checkout: 'Widget checkout',
  },
  otherWays: {
    import: 'Daftar impor',
    userPreferences: 'WhatsApp sendiri',
    keyword: 'Pesan sendiri',
    storeConsent: 'Toko Anda',
  },
});
