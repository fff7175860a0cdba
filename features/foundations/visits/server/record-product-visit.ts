import '../contract/visit-events.ts';
import { sql } from 'kysely';
import { findProductId } from '#features/foundations/store-data/server/catalogue-api.ts';
import type { Shop } from '#features/foundations/store-data/server/index.ts';
import { findSubscriber } from '#features/foundations/subscribers/server/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import type { BodyOf } from '#platform/http/call.ts';
import type { recordVisit } from '../contract/visit-calls.ts';
import { findChatBrowser } from './chat-browsers.ts';
import { findBrowser } from './shopper-tokens.ts';

/** Loading the page again within this time is not a second view. */
const ONE_LOOK_MS = 30_000;

/**
 * Saves a known shopper's visit and publishes it. Skipped for an unconfirmed browser, a person who may not be messaged,
 * or an unknown product. `refuseTooMany` is called once the shopper is known, and throws TOO_MANY_REQUESTS.
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
    const person = await findPerson(tx, shopId, given.shopper, now);
    if (!person) return;
    const { subscriberId } = person;
    await refuseTooMany();
    if (!(await mayBeFollowed(tx, shopId, person))) return;
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

interface Visitor {
  channel: Channel;
  subscriberId: string;
}

/** Returns whose browser it is: a WhatsApp person by the opt-in's token, or a Messenger person by the chat's. */
async function findPerson(tx: Tx, shopId: number, token: string, now: Date): Promise<Visitor | null> {
  const browser = await findBrowser(tx, shopId, token, now);
  const { subscriberId } = browser ??
    (await findChatBrowser(tx, shopId, token, now)) ?? { subscriberId: null };
  return subscriberId === null ? null : { channel: browser ? 'WA' : 'FB', subscriberId };
}

/** A person who opted out or has not confirmed yet is not tracked. */
async function mayBeFollowed(tx: Tx, shopId: number, { channel, subscriberId }: Visitor): Promise<boolean> {
  const subscriber = await findSubscriber(tx, shopId, channel, {
    subscriberId,
    phoneE164: null,
    customerId: null,
  });
  return subscriber?.has_marketing_consent ?? false;
}

/** Returns false when the same visit was saved a moment ago. */
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
