/** What only grows, and for how many days it is kept; each by its table, with the words of the operator's page. */
export const KEPT_DAYS = {
  commit_markers: { days: 3, words: 'marks of commits' },
  test_days: { days: 7, words: 'counts of test messages' },
  // Providers repeat a webhook for up to a week.
  webhook_deliveries: { days: 8, words: 'ids of webhooks, by which a repeat is known' },
  unmatched_receipts: { days: 30, words: 'receipts of messages that nobody knows' },
  sending_recipients: { days: 30, words: 'whom a broadcast was for, after its end' },
  store_discounts: { days: 30, words: 'discounts that ended' },
  webhook_inbox: { days: 90, words: 'webhooks that nobody could read' },
  provider_notices: { days: 90, words: 'what providers told of numbers and templates' },
  exports: { days: 90, words: 'exports, whose files go before' },
  imports: { days: 90, words: 'imports that came to nothing' },
  mails: { days: 90, words: 'e-mails that were sent or given up' },
  experiment_visitors: { days: 90, words: 'visitors of experiments' },
  link_requests: { days: 90, words: 'requests of links that nobody clicked' },
  decisions: { days: 180, words: 'what campaigns decided, with the facts' },
  cart_links: { days: 180, words: 'carts of people in Messenger' },
  product_views: { days: 180, words: 'what known shoppers looked at' },
  test_recipients: { days: 180, words: 'phones that tests went to' },
  // Longer than anything can fire again.
  message_keys: { days: 400, words: 'keys by which a message is sent once' },
  audit_log: { days: 400, words: 'what was done by whom' },
  // Caches were told to keep a file for a year: until then its name stays taken.
  media: { days: 400, words: 'names of files that were removed' },
  shopper_tokens: { days: 400, words: 'browsers of known shoppers' },
  // What came of an order is looked at when the same shopper orders again.
  cod_offers: { days: 400, words: 'what was asked of orders in cash' },
  // A key that is gone could be used again: no campaign does after so long.
  store_commands: { days: 400, words: 'what was done in stores' },
  // A code of a year is over by then.
  tool_prizes: { days: 400, words: 'prizes that were won' },
} as const;

/** What ends by itself. */
const UNTIL_ITS_END = {
  chat_browsers: 'browsers that belong to Messenger chats',
  consent_confirmations: 'questions whether somebody wants messages',
  merchant_sessions: 'logins',
} as const;

/** What goes with the messages. */
const WITH_MESSAGES = {
  messages: 'messages',
  touches: 'what people did with them',
  short_links: 'their links',
  sending_links: 'links of broadcasts',
  sendings: 'what broadcasts said',
  messenger_echoes: 'what was written in the page’s inbox',
  inbound_messages: 'what people wrote, with their files',
} as const;

export interface KeptTerm {
  table: string;
  what: string;
  howLong: string;
}

/** For how long each thing is kept, the shortest first. `messageMonths` null: for ever. */
export function keptTerms({
  inboxDays,
  messageMonths,
}: {
  inboxDays: number;
  messageMonths: number | null;
}): KeptTerm[] {
  const months = messageMonths === null ? 'for ever' : `${messageMonths} months`;
  const entries = (words: Record<string, string>, howLong: string) =>
    Object.entries(words).map(([table, what]) => ({ table, what, howLong }));
  const byDays = Object.entries(KEPT_DAYS).map(([table, { days, words }]) => ({
    table,
    what: words,
    days: table === 'webhook_inbox' ? Math.max(days, inboxDays) : days,
  }));
  const dated = [...byDays, { table: 'webhook_inbox', what: 'webhooks', days: inboxDays }];
  return [
    ...entries(UNTIL_ITS_END, 'until they end'),
    ...dated
      .toSorted((one, other) => one.days - other.days)
      .map(({ table, what, days }) => ({ table, what, howLong: `${days} days` })),
    ...entries(WITH_MESSAGES, months),
  ];
}
