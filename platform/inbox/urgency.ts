/** What a webhook is about, the most urgent first. */
export const URGENCIES = ['consent', 'people', 'trade', 'rest'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** As the database stores them. Consent is a flag beside it. */
export const PRIORITIES: Readonly<Record<Urgency, number>> = { consent: 0, people: 0, trade: 1, rest: 2 };

/** What a channel tells of numbers, accounts and templates, and not of what a person said. */
const OF_ACCOUNTS =
  /^(whatsapp|messenger)\/(template_|message_template_|phone_number_|account_|business_|history|smb_)/;
const STORE_CONSENT = /^customers_\w*marketing_consent\//;
/** A person's request that comes by way of the store. */
const OF_PEOPLE = /^(customers\/(redact|data_request)$|shop\/redact$)/;
const OF_TRADE =
  /^(orders|checkouts|refunds|fulfillments|fulfillment_events|draft_orders|customers|app|app_subscriptions|shop)\//;

interface Described {
  source: string;
  topic: string;
  isAboutConsent?: boolean;
}

/**
 * How urgent a webhook is. What starts or ends a consent comes first, then what else people write; neither is ever given
 * up. What may start or stop a message comes next; all else, such as a catalogue's prices, has time. What a channel
 * sends under an unknown name may be from a person.
 */
export function urgencyOf({ source, topic, isAboutConsent = false }: Described): Urgency {
  if (isAboutConsent || (source === 'shopify' && STORE_CONSENT.test(topic))) return 'consent';
  if (source !== 'shopify') return OF_ACCOUNTS.test(topic) ? 'trade' : 'people';
  if (OF_PEOPLE.test(topic)) return 'people';
  return OF_TRADE.test(topic) ? 'trade' : 'rest';
}
