import { randomUUID } from 'node:crypto';
import type { TemplateContent } from '#features/engine/messaging/contract/content/whatsapp-template-content.ts';
import { PRIORITY, type NewMessage } from '#features/engine/messaging/contract/message.ts';
import { createMessages } from '#features/engine/messaging/server/index.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { testNow } from '../test-time.ts';
import { insertTemplate } from './insert-template.ts';

export interface QueuedMessages {
  /** To this number alone; otherwise to every subscriber of the shop. */
  phone?: string;
  delaySeconds?: number;
  purpose?: 'marketing' | 'utility' | 'service';
  sourceType?: string;
  sourceEvent?: string;
  /** What makes it void; of a cart's reminder, unless said otherwise, its cart's ending. */
  voidedBy?: 'cartEnding' | null;
  discount?: NewMessage['discount'];
  sendingId?: string;
  /** As the welcome of a sign-up. */
  isRequested?: boolean;
}

/** So many messages are written by one statement. */
const AT_ONCE = 2000;

const TEMPLATE = { kind: 'template', offerEndsAtMs: null, cards: null, linkCodes: {} } as const;

/** The reminder of the demo shop. */
const OFFER: TemplateContent = {
  ...TEMPLATE,
  templateName: 'cart_reminder_1_offer',
  language: 'en',
  header: { kind: 'image', media: { link: 'https://bench.example/picture.png' } },
  body: ['Lena', 'Stoneware mug', '€24.00', 'BELL-1234567', '10%', '+49 1521 5550101'].map((text) => ({
    text,
  })),
  buttons: [
    { kind: 'link', index: 0, link: 'cart' },
    { kind: 'reply', index: 1, payload: 'STOP' },
  ],
};
const OFFER_LINKS = { cart: 'https://bench.example/cart' };

/** The template that every account starts with: it goes out whether a person wrote to us or not. */
export const NOTE: TemplateContent = {
  ...TEMPLATE,
  templateName: 'hello_world',
  language: 'en_US',
  header: null,
  body: [],
  buttons: [],
};

/**
 * Queues one message for every subscriber of the shop, or for one of them, as the automations do; due now, or so many
 * seconds ahead, by the environment's time. Resolves once it is committed.
 */
export async function queueMessages(
  db: Database,
  { shopId, senderId }: { shopId: number; senderId: string },
  queued: QueuedMessages = {},
): Promise<void> {
  if (isNoteFor(queued.purpose)) await ensureNote(db, shopId, senderId);
  // An environment may be hours ahead: what is to wait would be due there by this machine's time.
  const now = testNow();
  // Nobody gets a second message with the same key: each call says something new.
  const message = { ...describe(queued, now), shopId, senderId, messageKey: `queued:${randomUUID()}` };
  // All at once: what is measured begins when the first can be sent.
  await db.transaction().execute(async (tx) => {
    const people = await findPeople(tx, shopId, queued.phone);
    for (let at = 0; at < people.length; at += AT_ONCE) {
      const part = people.slice(at, at + AT_ONCE);
      const wanted = part.map((subscriberId) => ({ ...message, subscriberId }));
      await createMessages({ clock: { now: () => now } }, tx, wanted);
    }
  });
}

function describe(
  {
    delaySeconds = 0,
    purpose = 'marketing',
    sourceType = 'abandonedCart',
    sourceEvent = 'bench',
    voidedBy = sourceType === 'abandonedCart' ? 'cartEnding' : null,
    discount = null,
    sendingId,
    isRequested = false,
  }: QueuedMessages,
  now: Date,
): Omit<NewMessage, 'shopId' | 'senderId' | 'messageKey' | 'subscriberId'> {
  const isNote = isNoteFor(purpose);
  return {
    channel: 'WA',
    purpose,
    source: { kind: 'campaign', type: sourceType, id: null },
    sourceEvent,
    ...(voidedBy !== null && { voidedBy }),
    ...(sendingId !== undefined && { sendingId }),
    ...(isRequested && { isRequested }),
    content: isNote ? NOTE : OFFER,
    links: isNote ? {} : OFFER_LINKS,
    discount,
    discountCode: null,
    priority: isNote ? PRIORITY.transactional : PRIORITY.cart,
    dueAt: new Date(now.getTime() + delaySeconds * 1000),
    expiresAt: new Date(now.getTime() + 7 * DAY_MS),
  };
}

/** What is no offer says the same. */
function isNoteFor(purpose: QueuedMessages['purpose']): boolean {
  return purpose === 'utility' || purpose === 'service';
}

async function findPeople(tx: Tx, shopId: number, phone: string | undefined): Promise<string[]> {
  const rows = await tx
    .selectFrom('subscribers')
    .select('subscriber_id')
    .where('shop_id', '=', shopId)
    .$if(phone !== undefined, (some) => some.where('phone_e164', '=', phone ?? ''))
    .execute();
  return rows.map((row) => row.subscriber_id);
}

/** Has a number know the template of `NOTE` as approved. */
export async function ensureNote(db: Database, shopId: number, senderId: string): Promise<void> {
  const { templateName: name, language } = NOTE;
  await insertTemplate(db, { shopId, senderId, name, language, category: 'UTILITY' });
}
