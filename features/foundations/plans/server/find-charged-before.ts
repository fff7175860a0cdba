import type { AdminClient } from '#partners/shopify/admin-client.ts';
import { usageRecordsById } from '#partners/shopify/billing-operations.ts';
import type { Context } from '#platform/context.ts';
import type { Metered } from './record-usage.ts';
import { findById } from './subscription-queries.ts';
import { keyOf, type Charge } from './usage-charge-queries.ts';

/** The store's record of a step that another line may have charged. If it cannot say, the step is left alone. */
export type ChargedBefore = (charge: Charge) => { chargedAs: string | null } | 'unknown';

/**
 * Finds out from the store whether a step was charged by an older usage line. A step of an ended plan may have been
 * charged without our knowledge, and an idempotency key works within one usage line only.
 */
export async function findChargedBefore(
  ctx: Context,
  client: AdminClient,
  subscription: Metered,
  charges: readonly Charge[],
): Promise<ChargedBefore> {
  const elsewhere = new Set(charges.map(({ askedOf }) => askedOf));
  elsewhere.delete(subscription.subscriptionId);
  const reported = new Map<string, Map<string, string> | null>();
  for (const subscriptionId of elsewhere)
    reported.set(subscriptionId, await askCharged(ctx, client, subscription.shopId, subscriptionId));
  return (charge) => {
    if (charge.askedOf === subscription.subscriptionId) return { chargedAs: null };
    const keys = reported.get(charge.askedOf);
    return keys ? { chargedAs: keys.get(keyOf(charge)) ?? null } : 'unknown';
  };
}

async function askCharged(
  ctx: Context,
  client: AdminClient,
  shopId: number,
  subscriptionId: string,
): Promise<Map<string, string> | null> {
  const ended = await ctx.db.transaction().execute((tx) => findById(tx, shopId, subscriptionId));
  const { node } = ended?.providerId
    ? await client.run(usageRecordsById, { id: ended.providerId })
    : { node: null };
  if (!node) {
    ctx.log.warn(
      { shopId, subscriptionId },
      'the store does not tell what an ended plan was charged; it stays due',
    );
    return null;
  }
  const records = node.lineItems.flatMap(({ usageRecords }) => usageRecords.nodes);
  return new Map(records.flatMap(({ id, idempotencyKey: key }) => (key === null ? [] : [[key, id]])));
}
