import { sql } from 'kysely';
import { namedInInbox } from './named-in-inbox.ts';
import {
  EMPTY_CONTENT,
  nothingIn,
  ofInbound,
  bySubscriberNumber,
  ofRequests,
  ofSubscriber,
  subjectsOf,
} from './person-rows.ts';
import type { PersonTable } from './person-table.ts';
import { FILE_KINDS } from './request-files.ts';
import { STORE_PERSON_TABLES } from './store-person-tables.ts';
import { VISIT_PERSON_TABLES } from './visit-person-tables.ts';

/** The tables that name people, in the order of erasure. A table comes before the tables it refers to. */
export const PERSON_TABLES: readonly PersonTable[] = [
  {
    table: 'outbox',
    rows: (person) =>
      sql`shop_id = ${person.shopId} and message_id in (select message_id from messages where ${ofSubscriber(person)})`,
    erase: 'delete',
  },
  {
    table: 'timers',
    rows: (person) => sql`shop_id = ${person.shopId} and subject = any(${subjectsOf(person)})`,
    erase: 'delete',
  },
  {
    // Held timers and e-mails are copied whole. The other kinds name nobody.
    table: 'held_items',
    rows: (person) =>
      sql`shop_id = ${person.shopId} and (source_row ->> 'subject' = any(${subjectsOf(person)})
        or source_row ->> 'recipient' = any(select email from subscribers where ${ofSubscriber(person)}))`,
    erase: 'delete',
  },
  {
    table: 'decisions',
    rows: (person) =>
      sql`shop_id = ${person.shopId} and (subscriber_id = any(${person.subscriberIds}::uuid[])
        or subject = any(${subjectsOf(person)}))`,
    erase: 'delete',
  },
  {
    table: 'messages',
    rows: ofSubscriber,
    // A message that is being sent is not sent again if its worker crashes.
    erase: {
      state: sql`case when state = 'queued' then 'skipped' else state end`,
      content: EMPTY_CONTENT,
      ...nothingIn('value_texts', 'discount_code', 'provider_message_id', 'provider_error'),
      source_event: sql`'erased'`,
      verdict: sql`verdict - 'discount'`,
    },
  },
  {
    table: 'sending_recipients',
    rows: ofSubscriber,
    erase: 'delete',
  },
  {
    table: 'inbound_media',
    rows: ofInbound,
    erase: 'delete',
    files: (person) => sql`
      select storage_key as key from inbound_media where storage_key is not null and ${ofInbound(person)}`,
  },
  { table: 'inbound_messages', rows: ofSubscriber, erase: 'delete' },
  { table: 'outside_messages', rows: ofSubscriber, erase: 'delete' },
  { table: 'inbox_notes', rows: ofSubscriber, erase: 'delete' },
  { table: 'inbox_reads', rows: ofSubscriber, erase: 'delete' },
  { table: 'inbox_waits', rows: ofSubscriber, erase: 'delete' },
  { table: 'inbox_threads', rows: ofSubscriber, erase: 'delete' },
  {
    table: 'short_links',
    rows: ofSubscriber,
    erase: {
      target_url: sql`(select 'https://' || domain || '/' from shops where shops.shop_id = short_links.shop_id)`,
    },
  },
  {
    table: 'messenger_echoes',
    rows: ofSubscriber,
    erase: 'delete',
  },
  { table: 'messenger_marks', rows: ofSubscriber, erase: 'delete' },
  {
    table: 'reviews',
    rows: ofSubscriber,
    erase: nothingIn('text', 'order_id'),
  },
  {
    table: 'test_recipients',
    rows: ({ shopId, phones }) => sql`shop_id = ${shopId} and phone_e164 = any(${phones}::text[])`,
    erase: 'delete',
  },
  { table: 'shop_events', rows: ofSubscriber, erase: 'delete' },
  ...VISIT_PERSON_TABLES,
  {
    table: 'import_rows',
    rows: ({ shopId, phones }) => sql`shop_id = ${shopId} and phone_e164 = any(${phones}::text[])`,
    erase: 'delete',
  },
  {
    table: 'import_members',
    rows: ofSubscriber,
    erase: 'delete',
  },
  {
    table: 'attribute_values',
    rows: ofSubscriber,
    erase: 'delete',
  },
  { table: 'touches', rows: ofSubscriber, erase: null },
  { table: 'order_credits', rows: ofSubscriber, erase: null },
  {
    table: 'consent_ledger',
    rows: ofSubscriber,
    erase: nothingIn('page_address', 'ip_prefix', 'user_agent', 'locale', 'own_message_id'),
  },
  {
    table: 'consent_confirmations',
    rows: ofSubscriber,
    erase: 'delete',
  },
  // These rows are derived from the other tables and updated within seconds.
  {
    table: 'audience_changes',
    rows: (person) => sql`shop_id = ${person.shopId} and (subscriber_id = any(${person.subscriberIds}::uuid[])
      or former_customer_id = any(${person.customerIds}::text[]) or former_phone_e164 = any(${person.phones}::text[])
      or former_email_key = any(${person.emails}::text[]))`,
    erase: nothingIn('former_customer_id', 'former_phone_e164', 'former_email_key'),
  },
  { table: 'recent_sends', rows: bySubscriberNumber, erase: null },
  { table: 'recent_orders', rows: bySubscriberNumber, erase: null },
  {
    table: 'subscriber_products',
    rows: bySubscriberNumber,
    erase: 'delete',
  },
  {
    table: 'subscriber_facts',
    rows: ofSubscriber,
    erase: null,
  },
  {
    table: 'refunds',
    rows: ({ shopId, orderIds }) => sql`shop_id = ${shopId} and order_id = any(${orderIds}::text[])`,
    erase: null,
  },
  {
    table: 'order_edits',
    rows: ({ shopId, orderIds }) => sql`shop_id = ${shopId} and order_id = any(${orderIds}::text[])`,
    erase: null,
  },
  {
    table: 'store_commands',
    rows: ({ shopId, orderIds }) => sql`shop_id = ${shopId} and order_id = any(${orderIds}::text[])`,
    erase: 'delete',
  },
  {
    table: 'cod_offers',
    rows: ({ shopId, orderIds }) => sql`shop_id = ${shopId} and order_id = any(${orderIds}::text[])`,
    erase: 'delete',
  },
  ...STORE_PERSON_TABLES,
  {
    table: 'webhook_inbox',
    rows: namedInInbox,
    erase: 'delete',
    isInSteps: true,
  },
  {
    table: 'webhook_deliveries',
    rows: ({ inboundIds }) =>
      sql`source in ('whatsapp', 'messenger') and delivery_id = any(${inboundIds}::text[])`,
    erase: 'delete',
    isShared: true,
  },
  {
    table: 'unmatched_receipts',
    rows: ({ channelIds }) =>
      sql`(body ->> 'recipient_id' = any(${channelIds}::text[]) or body ->> 'recipient_user_id' = any(${channelIds}::text[]))`,
    erase: 'delete',
    isShared: true,
  },
  {
    table: 'tool_prizes',
    rows: ofSubscriber,
    erase: 'delete',
  },
  {
    table: 'privacy_requests',
    rows: ofRequests,
    files: (person) => sql`
      select files_key || '.' || ending as key from privacy_requests, unnest(${[...FILE_KINDS]}::text[]) as e(ending)
      where files_key is not null and ${ofRequests(person)}`,
    erase: {
      ...nothingIn(
        'subscriber_id',
        'customer_id',
        'email',
        'phone_e164',
        'files_key',
        'files_expire_at',
        'erasing',
      ),
      order_ids: sql`'{}'`,
    },
  },
  {
    // The row is derived from the subscriber's row, and is emptied with that row.
    table: 'listed_subscribers',
    rows: ofSubscriber,
    erase: null,
  },
  {
    table: 'subscribers',
    rows: ofSubscriber,
    erase: {
      ...nothingIn('phone_e164', 'wa_id', 'bsuid', 'psid', 'email', 'customer_id', 'first_name', 'last_name'),
      ...nothingIn('visitor_id', 'locale', 'last_inbound_at', 'ad_clicked_at', 'ad_wrote_at'),
      ...nothingIn('shop_wrote_at', 'answered_elsewhere_at'),
      has_marketing_consent: sql`false`,
    },
  },
];
