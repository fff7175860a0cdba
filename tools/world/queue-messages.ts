import { insertTemplate } from './insert-template.ts';

interface Queryable {
  query: (text: string, values: unknown[]) => Promise<unknown>;
}

export interface QueuedMessages {
  /** To this number alone; otherwise to every subscriber of the shop. */
  phone?: string | null;
  delaySeconds?: number;
  purpose?: 'marketing' | 'utility';
  sourceType?: string;
  sourceEvent?: string;
  /** What makes it void; of a cart's reminder, unless said otherwise, its cart's ending. */
  voidedBy?: 'cartEnding' | null;
  sendingId?: string | null;
}

/** The reminder of the demo shop. */
const OFFER = {
  kind: 'template',
  templateName: 'cart_reminder_1_offer',
  language: 'en',
  header: { kind: 'image', media: { link: 'https://bench.example/picture.png' } },
  body: ['Lena', 'Stoneware mug', '€24.00', 'BELL-1234567', '10%'].map((text) => ({ text })),
  buttons: [
    { kind: 'link', index: 0, link: 'cart' },
    { kind: 'reply', index: 1, payload: 'STOP' },
  ],
  offerEndsAtMs: null,
  cards: null,
  linkCodes: { cart: 'Ab3dEf6h9K' },
};

/** The template that every account begins with. */
const NOTE = {
  kind: 'template',
  templateName: 'hello_world',
  language: 'en_US',
  header: null,
  body: [],
  buttons: [],
  offerEndsAtMs: null,
  cards: null,
  linkCodes: {},
};

/**
 * Queues one message for every subscriber of the shop, or for one of them, as the automations would; due now, or
 * so many seconds ahead. Resolves once it is committed.
 */
export async function queueMessages(
  database: Queryable,
  { shopId, senderId }: { shopId: number; senderId: string },
  {
    phone = null,
    delaySeconds = 0,
    purpose = 'marketing',
    sourceType = 'abandonedCart',
    sourceEvent = 'bench',
    voidedBy = sourceType === 'abandonedCart' ? 'cartEnding' : null,
    sendingId = null,
  }: QueuedMessages = {},
): Promise<void> {
  const content = purpose === 'utility' ? NOTE : OFFER;
  if (purpose === 'utility') await ensureNote(database, shopId, senderId);
  // Ids carry their moment in their first 48 bits, as the product's own do: receipts find the month by it.
  await database.query(
    `with made as (
       select subscriber_id, date_trunc('milliseconds', clock_timestamp()) as created_at
       from subscribers where shop_id = $1 and ($4::text is null or phone_e164 = $4)
     ), named as (
       select *, (lpad(to_hex((extract(epoch from created_at) * 1000)::bigint), 12, '0') || '7' ||
         substr(md5(gen_random_uuid()::text), 1, 3) || '8' || substr(md5(gen_random_uuid()::text), 1, 15))::uuid as message_id
       from made
     ), written as (
       insert into messages (shop_id, message_id, created_at, sender_id, subscriber_id, channel, purpose, source_type, source_event, voided_by, content, state, expires_at)
       select $1, message_id, created_at, $2, subscriber_id, 'WA', $6, $7, $8, $10, $3, 'queued', now() + interval '7 days' from named
     )
     insert into outbox (shop_id, message_id, created_at, sender_id, sending_id, priority, state, due_at, expires_at)
     select $1, message_id, created_at, $2, $9::uuid, 3, 'queued', now() + make_interval(secs => $5), now() + interval '7 days' from named`,
    [
      shopId,
      senderId,
      JSON.stringify(content),
      phone,
      delaySeconds,
      purpose,
      sourceType,
      sourceEvent,
      sendingId,
      voidedBy,
    ],
  );
}

async function ensureNote(database: Queryable, shopId: number, senderId: string): Promise<void> {
  await insertTemplate(database, {
    shopId,
    senderId,
    name: NOTE.templateName,
    language: NOTE.language,
    category: 'UTILITY',
  });
}
