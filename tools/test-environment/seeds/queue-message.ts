import { randomUUID } from 'node:crypto';
import { PRIORITY, type NewMessage } from '#features/engine/messaging/contract/message.ts';
import { createMessages } from '#features/engine/messaging/server/index.ts';
import type { Database } from '#platform/database/database.ts';

/**
 * Queues one message as the product's campaigns do, created and due at `at`. By default it is a text of an abandoned
 * cart, from an unknown sender to an unknown person. Returns its id.
 */
export async function queueMessage(
  db: Database,
  given: Partial<NewMessage> & { shopId: number },
  at = new Date(),
): Promise<string> {
  const message: NewMessage = {
    messageKey: `queued:${randomUUID()}`,
    senderId: randomUUID(),
    subscriberId: randomUUID(),
    channel: 'WA',
    purpose: 'marketing',
    source: { kind: 'campaign', type: 'abandonedCart', id: null },
    sourceEvent: 'cart',
    content: { kind: 'text', body: 'Hello' },
    discount: null,
    discountCode: null,
    priority: PRIORITY.cart,
    dueAt: at,
    expiresAt: new Date(at.getTime() + 7 * 24 * 3600 * 1000),
    links: {},
    ...given,
  };
  const ctx = { clock: { now: () => at } };
  const [id] = await db.transaction().execute((tx) => createMessages(ctx, tx, [message]));
  if (id === undefined) throw new Error(`A message with the key ${message.messageKey} is there already.`);
  return id;
}
