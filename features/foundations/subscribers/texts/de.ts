import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'de'>({
  toolNames: {
    persistentPill: 'Anmelde-Button',
    spinTheWheel: 'Glücksrad',
    visualPopup: 'Pop-up',
    customerChatWidget: 'Chat-Widget',
    orderUpdates: 'Bestellinfos',
    checkoutWidget: 'Checkout-Widget',
  },
  otherWays: {
    import: 'Importierte Liste',
    userPreferences: 'WhatsApp selbst',
    keyword: 'Eigene Nachricht',
    storeConsent: 'Dein Shop',
  },
});
