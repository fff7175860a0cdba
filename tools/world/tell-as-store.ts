import { applyStoreWebhooks } from '#features/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Database } from '#platform/database/database.ts';
import { EventBus } from '#platform/events/domain-events.ts';

/** Something that a store tells, and when it does. */
export interface StoreWord {
  topic: string;
  body: object;
  at: Date;
}

/** Takes over together what the store of a shop tells, where no server listens; whoever listens on `ctx` hears of it. */
export function tellAsStore(ctx: Context, shopUrl: string, words: readonly StoreWord[]): Promise<void> {
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

/** The same of what nobody is to hear of. */
export async function tellUnheard(db: Database, shopId: number, ...words: StoreWord[]): Promise<void> {
  const { shop_url: shopUrl } = await db
    .selectFrom('shops')
    .select('shop_url')
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  // What taking it over asks of a context; a server's other means play no part.
  const ctx = { db, events: new EventBus(), clock: { now: () => new Date() } } as unknown as Context;
  await tellAsStore(ctx, shopUrl, words);
}
