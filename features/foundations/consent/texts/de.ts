import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'de'>({
  granted: {
    keyword: 'durch eine Nachricht an dich',
    userPreferences: 'wieder in WhatsApp selbst',
    storeConsent: 'in deinem Shop',
    import: 'durch eine importierte Liste',
    tool: 'über „{tool}“',
  },
  revoked: {
    keyword: 'durch eine Nachricht wie STOPP',
    unsubscribeReply: 'durch Tippen auf „Abmelden“',
    userPreferences: 'in WhatsApp selbst',
    providerBlock: 'durch Blockieren, wie WhatsApp gemeldet hat',
    merchant: 'durch dich',
    storeConsent: 'in deinem Shop',
    privacyRequest: 'durch die Bitte, die Daten zu löschen',
    merged: 'weil es dieselbe Person ist wie jemand, der nicht zugestimmt hatte',
    numberChanged: 'weil die Nummer den Besitzer gewechselt hat',
  },
});
