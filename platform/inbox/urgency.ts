/** The urgencies of a webhook, most urgent first. */
export const URGENCIES = ['consent', 'people', 'trade', 'rest'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** As stored in the database. Consent is stored in a separate flag. */
export const PRIORITIES: Readonly<Record<Urgency, number>> = { consent: 0, people: 0, trade: 1, rest: 2 };

/** What a channel reports about numbers, accounts and templates, rather than about what a person wrote. */
const OF_ACCOUNTS =
  /^(whatsapp|messenger)\/(template_|message_template_|phone_number_|account_|business_|history|smb_app_state_sync)/;
const STORE_CONSENT = /^customers_\w*marketing_consent\//;
/** A person's request that arrives through the store. */
const OF_PEOPLE = /^(customers\/(redact|data_request)$|shop\/redact$)/;
const OF_TRADE =
  /^(orders|checkouts|refunds|fulfillments|fulfillment_events|draft_orders|customers|app|app_subscriptions|shop)\//;

interface Described {
  source: string;
  topic: string;
  isAboutConsent?: boolean;
}

/**
 * Returns how urgent a webhook is. Consent changes come first, then other messages from people; neither is ever given
 * up.
 * Next is what may start or stop a message. The rest, such as a catalogue's prices, can wait. An unknown topic of a
 * channel may be from a person.
 */
export function urgencyOf({ source, topic, isAboutConsent = false }: Described): Urgency {
  if (isAboutConsent || (source === 'shopify' && STORE_CONSENT.test(topic))) return 'consent';
  if (source !== 'shopify') return OF_ACCOUNTS.test(topic) ? 'trade' : 'people';
  if (OF_PEOPLE.test(topic)) return 'people';
  return OF_TRADE.test(topic) ? 'trade' : 'rest';
}
