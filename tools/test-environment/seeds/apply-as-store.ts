import { applyStoreWebhooks } from '#features/foundations/store-data/server/wiring.ts';
import type { Context } from '#platform/context.ts';

/** Something that a store tells, and when it does. */
export interface StoreWord {
  topic: string;
  body: object;
  at: Date;
}

/** Takes over together what the store of a shop tells, where no server listens; whoever listens on `ctx` hears of it. */
export function applyAsStore(ctx: Context, shopUrl: string, words: readonly StoreWord[]): Promise<void> {
  const webhooks = words.map(({ topic, body, at }, nth) => ({
    source: 'shopify' as const,
    deliveryId: String(nth),
    eventId: String(nth),
    topic,
    attempts: 0,
    shopUrl,
    // As it comes over the wire.
    body: JSON.parse(JSON.stringify(body)) as unknown,
    triggeredAt: at,
    receivedAt: at,
  }));
  return ctx.db.transaction().execute((tx) => applyStoreWebhooks(ctx, tx, webhooks));
}
