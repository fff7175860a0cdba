import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-offers.ts';

export const cardWords = translate<(typeof english)['cardWords'], 'de'>({
  oldPlan: 'Dein bisheriger Tarif',
  oldPrice: 'Zum Preis, der in deinem Shop vereinbart ist',
  freeTerms: 'Bis zu {most} Konversationen im Monat, danach warten Nachrichten auf den nächsten.',
  withCap: '{terms} Die Nutzung kostet höchstens {most} im Monat.',
  parts: {
    whatsApp: 'WhatsApp-Kampagnen und -Tools',
    messenger: 'Messenger-Kampagnen und -Tools',
    broadcasts: 'WhatsApp-Broadcasts',
    support: 'Postfach für den Kundenservice',
  },
});

export const offerWords = translate<(typeof english)['offerWords'], 'de'>({
  free: 'Für neue Shops',
  forever: 'für immer',
  automated: 'Zahle, sobald deine Nachrichten Umsatz bringen',
  afterRevenue: 'erst ab $200 zugeordnetem Umsatz im Monat',
  multichannel: 'WhatsApp und Messenger zum Festpreis',
  growing: 'Alles, und es wächst mit deinem Umsatz',
  growingPrice: '+ $5 je $250 Umsatz über $1,000',
  business: 'Mehr Nachrichten, von deiner eigenen Nummer',
  support: 'Mit einem Postfach für den Kundenservice',
  pro: 'Mehr Konversationen für wachsende Shops',
  enterprise: 'Für große Shops',
  customPricing: 'oder individueller Preis',
  messageTerms: 'Die ersten 100 Nachrichten sind frei, dann $5 je weitere 100.',
  automatedTerms:
    'Kostenlos bis $200 zugeordnetem Umsatz im Monat, dann $9.99 im Monat. Die ersten 100 Nachrichten sind frei, dann $5 je weitere 100.',
  conversationTerms: 'Die ersten 1.000 Konversationen sind frei, dann $5 je weitere 100.',
  growingTerms:
    'Ab $1,000 zugeordnetem Umsatz im Monat $5 je weitere $250; ab $10,000 pauschal $199.99 im Monat.',
});

export const priceWords = translate<(typeof english)['priceWords'], 'de'>({
  revenue: '{amount} zugeordneter Umsatz',
  included: {
    messages: { one: '{count} Nachricht', other: '{count} Nachrichten' },
    conversations: { one: '{count} Konversation', other: '{count} Konversationen' },
  },
  waits: 'Nachrichten warten auf den nächsten Monat',
  once: '{fee}, einmal im Monat',
  each: '{fee} je weitere {step}',
});
