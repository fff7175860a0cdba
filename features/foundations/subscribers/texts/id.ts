import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'id'>({
  toolNames: {
    persistentPill: 'Tombol melayang',
    spinTheWheel: 'Roda putar',
    visualPopup: 'Pop-up',
    customerChatWidget: 'Widget chat',
    orderUpdates: 'Kabar pesanan',
    checkoutWidget: 'Widget checkout',
  },
  otherWays: {
    import: 'Daftar impor',
    userPreferences: 'WhatsApp sendiri',
    keyword: 'Pesan sendiri',
    storeConsent: 'Toko Anda',
  },
});
