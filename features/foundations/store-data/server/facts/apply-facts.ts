import { sql } from 'kysely';
import '../../contract/store-events.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { PublishedEvent } from '#platform/events/domain-events.ts';
import { forgetReads } from '#platform/inbox/kept-reads.ts';
import { toBatches } from '#platform/inbox/to-batches.ts';
import type { Shop } from '../store-queries.ts';
import { lockOrders } from './lock-orders.ts';
import {
  keysOf,
  orderIdOf,
  readFact,
  type CheckoutFact,
  type ShopperNames,
  type StoreFact,
  type ReportedFact,
} from './read-facts.ts';
import { saveCheckouts } from './save-checkouts.ts';
import { takeOrders } from './take-orders.ts';

/**
 * Updates checkouts, orders, refunds and shipments from the store's reports, and raises events. Different shoppers are
 * stored together; the reports about one shopper in order of arrival.
 */
export async function applyFacts(
  ctx: Context,
  tx: Tx,
  shop: Shop,
  reported: readonly ReportedFact[],
): Promise<void> {
  const facts = reported.map((one) => readFact(shop, one)).filter((fact) => fact !== null);
  await lockOrders(
    tx,
    shop.shop_id,
    facts.flatMap((fact) => orderIdOf(fact) ?? []),
  );
  const shoppers = await findShoppers(tx, shop.shop_id, facts);
  for (const [nth, wave] of toBatches(facts, (fact) => keysOf(fact, shoppers)).entries()) {
    if (nth > 0) forgetReads(tx);
    await ctx.events.publishAll(tx, await takeWave(tx, shop.shop_id, wave));
  }
}

/** Returns the owners of partly reported orders, from the database or from the same batch. */
async function findShoppers(
  tx: Tx,
  shopId: number,
  facts: readonly StoreFact[],
): Promise<ReadonlyMap<string, ShopperNames[]>> {
  const parts = facts.flatMap((fact) =>
    fact.of === 'checkout' || fact.of === 'order' ? [] : [fact.orderId],
  );
  if (parts.length === 0) return new Map();
  const { rows } = await sql<ShopperNames & { orderId: string }>`
    select order_id as "orderId", phone_e164 as "phoneE164", customer_id as "customerId", email
    from orders where shop_id = ${shopId} and order_id = any(${parts}::text[])`.execute(tx);
  const reported = facts.flatMap((fact) => (fact.of === 'order' ? [fact.order] : []));
  return Map.groupBy<string, ShopperNames & { orderId: string }>(
    [...rows, ...reported],
    ({ orderId }) => orderId,
  );
}

/** Stores facts that name different things. Returns the events of each fact, in order. */
async function takeWave(tx: Tx, shopId: number, wave: readonly StoreFact[]): Promise<PublishedEvent[]> {
  const checkouts = wave.filter((fact) => fact.of === 'checkout');
  const saved = await saveCheckouts(tx, shopId, checkouts);
  const ofOrders = await takeOrders(
    tx,
    shopId,
    wave.filter((fact) => fact.of !== 'checkout'),
  );
  return wave.flatMap((fact) =>
    fact.of === 'checkout' ? newsOf(shopId, fact, saved) : (ofOrders.get(fact) ?? []),
  );
}

function newsOf(shopId: number, { checkout }: CheckoutFact, saved: ReadonlySet<string>): PublishedEvent[] {
  if (!saved.has(checkout.checkoutToken)) return [];
  return [{ name: 'checkoutChanged', event: { shopId, checkout } }];
}
