import { sql } from 'kysely';
import type { RetentionTerm } from '#platform/database/retention.ts';

/** The demo store's history starts no earlier. */
export const RECIPIENTS_KEPT_DAYS = 30;

export const MESSAGING_RETENTION: readonly RetentionTerm[] = [
  {
    table: 'test_days',
    key: ['shop_id', 'day'],
    what: 'counts of test messages',
    kept: { days: 7 },
    isOlder: (than) => sql`day < ${than}::date`,
  },
  {
    table: 'unmatched_receipts',
    key: ['receipt_id'],
    what: 'receipts of messages that nobody knows',
    kept: { days: 30 },
    isOlder: (than) => sql`received_at < ${than}`,
  },
  {
    table: 'sending_recipients',
    key: ['shop_id', 'sending_id', 'recipient_no'],
    what: 'whom a broadcast was for, after its end',
    // The message itself stays with the person. Until then, a merged person is looked for here.
    kept: { days: RECIPIENTS_KEPT_DAYS },
    isOlder: (than) =>
      sql`(shop_id, sending_id) in (select shop_id, sending_id from sendings where expires_at < ${than})`,
  },
  {
    table: 'test_recipients',
    key: ['shop_id', 'recipient_id'],
    what: 'phones that tests went to',
    kept: { days: 180 },
    isOlder: (than) => sql`used_at < ${than}`,
  },
  {
    table: 'message_keys',
    key: ['shop_id', 'message_key', 'subscriber_id'],
    what: 'keys by which a message is sent once',
    // Longer than anything can fire again.
    kept: { days: 400 },
    isOlder: (than) => sql`created_at < ${than}`,
  },
  {
    table: 'messages',
    key: ['shop_id', 'message_id', 'created_at'],
    what: 'messages',
    // Each month's partition is dropped as a whole; these are the rows outside of them.
    kept: 'like messages',
    isOlder: (than) => sql`tableoid = 'messages_default'::regclass and created_at < ${than}`,
  },
  {
    table: 'short_links',
    key: ['code'],
    what: 'their links',
    kept: 'like messages',
    isOlder: (than) => sql`message_created_at < ${than}`,
  },
  {
    table: 'sending_links',
    key: ['code'],
    what: 'links of broadcasts',
    kept: 'like messages',
    isOlder: (than) =>
      sql`(shop_id, sending_id) in (select shop_id, sending_id from sendings where expires_at < ${than})`,
  },
  {
    table: 'sendings',
    key: ['shop_id', 'sending_id'],
    what: 'what broadcasts said',
    kept: 'like messages',
    // Its messages need this row as long as there are any.
    isOlder: (than) => sql`expires_at < ${than}
      and not exists (select from sending_recipients r where r.shop_id = sendings.shop_id and r.sending_id = sendings.sending_id)
      and not exists (select from sending_links l where l.shop_id = sendings.shop_id and l.sending_id = sendings.sending_id)`,
  },
  {
    table: 'messenger_echoes',
    key: ['shop_id', 'provider_message_id'],
    what: 'what was written in the page’s inbox',
    kept: 'like messages',
    isOlder: (than) => sql`sent_at < ${than}`,
  },
];
