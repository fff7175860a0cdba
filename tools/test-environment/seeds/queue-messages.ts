import { randomUUID } from 'node:crypto';
import type { TemplateContent } from '#features/engine/messaging/contract/content/whatsapp-template-content.ts';
import { PRIORITY, type NewMessage } from '#features/engine/messaging/contract/message.ts';
import { createMessages } from '#features/engine/messaging/server/index.ts';
import { DAY_MS } from '#platform/clock/durations.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { testNow } from '../test-time.ts';
import { insertTemplate } from './insert-template.ts';

export interface QueuedMessages {
  /** The only recipient; by default every subscriber of the shop receives a message. */
  phone?: string;
  delaySeconds?: number;
  purpose?: 'marketing' | 'utility' | 'service';
  sourceType?: string;
  sourceEvent?: string;
  /** The event that voids the message. By default, the end of its cart voids a cart's reminder. */
  voidedBy?: 'cartEnding' | null;
  discount?: NewMessage['discount'];
  sendingId?: string;
  /** Whether the person requested the message, as they request the welcome message of a sign-up. */
  isRequested?: boolean;
}

/** The number of messages that one statement writes. */
const AT_ONCE = 2000;

const TEMPLATE = { kind: 'template', offerEndsAtMs: null, cards: null, linkCodes: {} } as const;

/** The demo shop's reminder. */
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

/** A template that every account has from the start. It can be sent even if a person has not written to us. */
export const NOTE: TemplateContent = {
  ...TEMPLATE,
  templateName: 'hello_world',
  language: 'en_US',
  header: null,
  body: [],
  buttons: [],
};

/**
 * Queues one message for every subscriber of the shop, or for one of them, as the automations do. The messages are due
 * now or after a delay, by the environment's time. Resolves after the commit.
 */
export async function queueMessages(
  db: Database,
  { shopId, senderId }: { shopId: number; senderId: string },
  queued: QueuedMessages = {},
): Promise<void> {
  if (isNoteFor(queued.purpose)) await ensureNote(db, shopId, senderId);
  // An environment's clock may be hours ahead. By this machine's time, a delayed message would already be due there.
  const now = testNow();
  // A second message with the same key is not sent, so each call uses a new key.
  const message = { ...describe(queued, now), shopId, senderId, messageKey: `queued:${randomUUID()}` };
  // In one transaction, because a measurement starts when the first message can be sent.
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

/** Messages that are not offers use the same note. */
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

/** Adds the template of `NOTE` to a number as approved. */
export async function ensureNote(db: Database, shopId: number, senderId: string): Promise<void> {
  const { templateName: name, language } = NOTE;
  await insertTemplate(db, { shopId, senderId, name, language, category: 'UTILITY' });
}
