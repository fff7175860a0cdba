import '../contract/visit-events.ts';
import { sql } from 'kysely';
import { findProductId, type Shop } from '#features/store-data/server/index.ts';
import { findSubscriber } from '#features/subscribers/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import type { BodyOf } from '#platform/http/call.ts';
import type { recordVisit } from '../contract/visit-calls.ts';
import { findBrowser } from './shopper-tokens.ts';

/** A page that is loaded again within this time was not looked at a second time. */
const ONE_LOOK_MS = 30_000;

/**
 * Saves a known shopper's visit and publishes it. A visit of an unconfirmed browser, of a person who may not be written
 * to, or of no product, is skipped. `refuseTooMany` is asked once the shopper is known, and throws TOO_MANY_REQUESTS.
 */
export async function recordProductVisit(
  ctx: Context,
  shop: Shop,
  given: BodyOf<typeof recordVisit>,
  refuseTooMany: () => Promise<void>,
): Promise<void> {
  const shopId = shop.shop_id;
  const now = ctx.clock.now();
  await inShop(ctx.db, shopId, async (tx) => {
    const browser = await findBrowser(tx, shopId, given.shopper, now);
    const subscriberId = browser?.subscriberId ?? null;
    if (subscriberId === null) return;
    await refuseTooMany();
    if (!(await mayBeFollowed(tx, shopId, subscriberId))) return;
    const productId = await findProductId(tx, shopId, given);
    if (productId === null) return;
    const visit = { shopId, subscriberId, productId };
    if (given.kind === 'view') {
      if (await noteVisit(tx, visit, 'last_viewed_at', now))
        await ctx.events.publish(tx, 'productViewed', { ...visit, viewedAt: now });
      return;
    }
    if (await noteVisit(tx, visit, 'last_carted_at', now))
      await ctx.events.publish(tx, 'productAddedToCart', { ...visit, addedAt: now });
  });
}

/** Whoever said stop, or has not confirmed yet, is not followed. */
async function mayBeFollowed(tx: Tx, shopId: number, subscriberId: string): Promise<boolean> {
  const subscriber = await findSubscriber(tx, shopId, 'WA', {
    subscriberId,
    phoneE164: null,
    customerId: null,
  });
  return subscriber?.has_marketing_consent ?? false;
}

/** Returns false when the same was noted a moment ago. */
async function noteVisit(
  tx: Tx,
  { shopId, subscriberId, productId }: { shopId: number; subscriberId: string; productId: string },
  column: 'last_viewed_at' | 'last_carted_at',
  now: Date,
): Promise<boolean> {
  const seenBefore = new Date(now.getTime() - ONE_LOOK_MS);
  const { rows } = await sql`
    insert into product_views as v (shop_id, subscriber_id, product_id, ${sql.ref(column)})
    values (${shopId}, ${subscriberId}, ${productId}, ${now})
    on conflict (shop_id, subscriber_id, product_id) do update set ${sql.ref(column)} = excluded.${sql.ref(column)}
    where v.${sql.ref(column)} is null or v.${sql.ref(column)} <= ${seenBefore}
    returning v.product_id`.execute(tx);
  return rows.length > 0;
}
