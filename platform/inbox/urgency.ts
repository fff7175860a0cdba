/** What a webhook is about, the most urgent first; the database has the places of this list as priorities. */
export const URGENCIES = ['people', 'trade', 'rest'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** What a channel tells of numbers, accounts and templates, and not of what a person said. */
const OF_ACCOUNTS =
  /^(whatsapp|messenger)\/(template_|message_template_|phone_number_|account_|business_|history|smb_)/;
/** A person's word that comes by way of the store: who may be written to, and who is to be forgotten. */
const OF_PEOPLE = /^(customers_\w*marketing_consent\/|customers\/(redact|data_request)$|shop\/redact$)/;
const OF_TRADE =
  /^(orders|checkouts|refunds|fulfillments|fulfillment_events|draft_orders|customers|app|app_subscriptions|shop)\//;

/**
 * How urgent a webhook is, by its topic. What people say, a STOP above all, waits for nothing and is never given up;
 * what may start or stop a message comes next; all else, such as a catalogue's prices, has time. What a channel tells
 * under an unknown name may be a person's word.
 */
export function urgencyOf({ source, topic }: { source: string; topic: string }): Urgency {
  if (source !== 'shopify') return OF_ACCOUNTS.test(topic) ? 'trade' : 'people';
  if (OF_PEOPLE.test(topic)) return 'people';
  return OF_TRADE.test(topic) ? 'trade' : 'rest';
}
