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
    title: 'Messages that wait to be sent',
    rows: (person) =>
      sql`shop_id = ${person.shopId} and message_id in (select message_id from messages where ${ofSubscriber(person)})`,
    erase: 'delete',
  },
  {
    table: 'timers',
    title: 'Messages that may become due',
    rows: (person) => sql`shop_id = ${person.shopId} and subject = any(${subjectsOf(person)})`,
    erase: 'delete',
  },
  {
    // Held timers and e-mails are copied whole. The other kinds name nobody.
    table: 'held_items',
    title: 'What was held back after a restore',
    rows: (person) =>
      sql`shop_id = ${person.shopId} and (source_row ->> 'subject' = any(${subjectsOf(person)})
        or source_row ->> 'recipient' = any(select email from subscribers where ${ofSubscriber(person)}))`,
    erase: 'delete',
  },
  {
    table: 'decisions',
    title: 'Whether you were written to, and why not',
    rows: (person) =>
      sql`shop_id = ${person.shopId} and (subscriber_id = any(${person.subscriberIds}::uuid[])
        or subject = any(${subjectsOf(person)}))`,
    erase: 'delete',
  },
  {
    table: 'messages',
    title: 'Messages we sent',
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
    title: 'Sendings you were chosen for',
    rows: ofSubscriber,
    erase: 'delete',
  },
  {
    table: 'inbound_media',
    title: 'Files sent to us',
    rows: ofInbound,
    erase: 'delete',
    files: (person) => sql`
      select storage_key as key from inbound_media where storage_key is not null and ${ofInbound(person)}`,
  },
  { table: 'inbound_messages', title: 'Messages to us', rows: ofSubscriber, erase: 'delete' },
  {
    table: 'short_links',
    title: 'Links in messages',
    rows: ofSubscriber,
    erase: {
      target_url: sql`(select 'https://' || domain || '/' from shops where shops.shop_id = short_links.shop_id)`,
    },
  },
  {
    table: 'messenger_echoes',
    title: 'Messages as Messenger took them',
    rows: ofSubscriber,
    erase: 'delete',
  },
  { table: 'messenger_marks', title: 'How far Messenger was read', rows: ofSubscriber, erase: 'delete' },
  {
    table: 'reviews',
    title: 'What you thought of your orders',
    rows: ofSubscriber,
    erase: nothingIn('text', 'order_id'),
  },
  {
    table: 'test_recipients',
    title: 'Numbers that messages were tried out on',
    rows: ({ shopId, phones }) => sql`shop_id = ${shopId} and phone_e164 = any(${phones}::text[])`,
    erase: 'delete',
  },
  ...VISIT_PERSON_TABLES,
  {
    table: 'import_rows',
    title: 'Lists that the store is just bringing',
    rows: ({ shopId, phones }) => sql`shop_id = ${shopId} and phone_e164 = any(${phones}::text[])`,
    erase: 'delete',
  },
  {
    table: 'import_members',
    title: 'Lists of the store that you were on',
    rows: ofSubscriber,
    erase: 'delete',
  },
  {
    table: 'attribute_values',
    title: 'What lists of the store told of you',
    rows: ofSubscriber,
    erase: 'delete',
  },
  { table: 'touches', title: 'Clicks and replies', rows: ofSubscriber, erase: null },
  { table: 'order_credits', title: 'Orders that followed a message', rows: ofSubscriber, erase: null },
  {
    table: 'consent_ledger',
    title: 'Consents given and withdrawn',
    rows: ofSubscriber,
    erase: nothingIn('page_address', 'ip_prefix', 'user_agent', 'locale', 'own_message_id'),
  },
  {
    table: 'consent_confirmations',
    title: 'What was shown to you and waits for your word',
    rows: ofSubscriber,
    erase: 'delete',
  },
  // These rows are derived from the other tables and updated within seconds.
  {
    table: 'audience_changes',
    title: 'What is to be counted of you',
    rows: (person) => sql`shop_id = ${person.shopId} and (subscriber_id = any(${person.subscriberIds}::uuid[])
      or former_customer_id = any(${person.customerIds}::text[]) or former_phone_e164 = any(${person.phones}::text[])
      or former_email_key = any(${person.emails}::text[]))`,
    erase: nothingIn('former_customer_id', 'former_phone_e164', 'former_email_key'),
  },
  { table: 'recent_sends', title: 'When you were written to', rows: bySubscriberNumber, erase: null },
  { table: 'recent_orders', title: 'When you ordered', rows: bySubscriberNumber, erase: null },
  {
    table: 'subscriber_products',
    title: 'Which products you bought',
    rows: bySubscriberNumber,
    erase: 'delete',
  },
  {
    table: 'subscriber_facts',
    title: 'What is counted of you',
    rows: ofSubscriber,
    erase: null,
  },
  {
    table: 'refunds',
    title: 'Refunds',
    rows: ({ shopId, orderIds }) => sql`shop_id = ${shopId} and order_id = any(${orderIds}::text[])`,
    erase: null,
  },
  {
    table: 'order_edits',
    title: 'Changes to orders',
    rows: ({ shopId, orderIds }) => sql`shop_id = ${shopId} and order_id = any(${orderIds}::text[])`,
    erase: null,
  },
  {
    table: 'store_commands',
    title: 'What was done with orders in the store',
    rows: ({ shopId, orderIds }) => sql`shop_id = ${shopId} and order_id = any(${orderIds}::text[])`,
    erase: 'delete',
  },
  {
    table: 'cod_offers',
    title: 'Answers about cash on delivery',
    rows: ({ shopId, orderIds }) => sql`shop_id = ${shopId} and order_id = any(${orderIds}::text[])`,
    erase: 'delete',
  },
  ...STORE_PERSON_TABLES,
  {
    table: 'webhook_inbox',
    title: 'Notices from the store and the channels',
    rows: namedInInbox,
    erase: 'delete',
    isInSteps: true,
  },
  {
    table: 'webhook_deliveries',
    title: 'Delivery notes of messages to us',
    rows: ({ inboundIds }) =>
      sql`source in ('whatsapp', 'messenger') and delivery_id = any(${inboundIds}::text[])`,
    erase: 'delete',
    isShared: true,
  },
  {
    table: 'unmatched_receipts',
    title: 'Receipts that belong to no message',
    rows: ({ channelIds }) =>
      sql`(body ->> 'recipient_id' = any(${channelIds}::text[]) or body ->> 'recipient_user_id' = any(${channelIds}::text[]))`,
    erase: 'delete',
    isShared: true,
  },
  {
    table: 'tool_prizes',
    title: 'What was won with an opt-in tool',
    rows: ofSubscriber,
    erase: 'delete',
  },
  {
    table: 'privacy_requests',
    title: 'Requests about this data',
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
    title: 'What you are found by in the list of subscribers',
    rows: ofSubscriber,
    erase: null,
  },
  {
    table: 'subscribers',
    title: 'Subscriber',
    rows: ofSubscriber,
    erase: {
      ...nothingIn('phone_e164', 'wa_id', 'bsuid', 'psid', 'email', 'customer_id', 'first_name', 'last_name'),
      ...nothingIn('visitor_id', 'locale', 'last_inbound_at', 'ad_clicked_at', 'ad_wrote_at'),
      has_marketing_consent: sql`false`,
    },
  },
];
