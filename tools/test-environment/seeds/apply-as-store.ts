import { applyStoreWebhooks } from '#features/foundations/store-data/server/wiring.ts';
import type { Context } from '#platform/context.ts';

/** A report of a store, with its time. */
export interface StoreWord {
  topic: string;
  body: object;
  at: Date;
}

/** Applies these reports of a shop's store together, without a server. Event handlers of `ctx` receive the changes. */
export function applyAsStore(ctx: Context, shopUrl: string, words: readonly StoreWord[]): Promise<void> {
  const webhooks = words.map(({ topic, body, at }, nth) => ({
    source: 'shopify' as const,
    deliveryId: String(nth),
    eventId: String(nth),
    topic,
    attempts: 0,
    shopUrl,
    // The body as it arrives over HTTP.
    body: JSON.parse(JSON.stringify(body)) as unknown,
    triggeredAt: at,
    receivedAt: at,
  }));
  return ctx.db.transaction().execute((tx) => applyStoreWebhooks(ctx, tx, webhooks));
}
