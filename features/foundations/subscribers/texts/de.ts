import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'de'>({
  toolNames: {
    pill: 'Anmelde-Button',
    wheel: 'Glücksrad',
    popup: 'Pop-up',
    chat: 'Chat-Widget',
    orders: 'Bestellinfos',
    checkout: 'Checkout-Widget',
  },
  otherWays: {
    import: 'Importierte Liste',
    userPreferences: 'WhatsApp selbst',
    keyword: 'Eigene Nachricht',
    storeConsent: 'Dein Shop',
  },
});
