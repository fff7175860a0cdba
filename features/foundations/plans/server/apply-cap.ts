import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { toMinorUnits } from '#platform/money/minor-units.ts';
import { planLimit } from '../rules/plan-limit.ts';
import { lockShop, type Subscription } from './subscription-queries.ts';
import { recheckTerms } from './usage-count-queries.ts';

/** Returns the cap of a usage line by the store, in US cents, or null. */
export function cappedMinor(
  reported: { lineItems: readonly StoreLine[] },
  usageLineId: string | null,
): number | null {
  const line = reported.lineItems.find(({ id }) => id === usageLineId);
  const cap = line?.plan.pricingDetails.cappedAmount;
  return cap ? toMinorUnits(cap.amount, cap.currencyCode) : null;
}

interface StoreLine {
  id: string;
  plan: { pricingDetails: { cappedAmount?: { amount: string; currencyCode: string } | undefined } };
}

/** Applies the store's cap. With a higher limit, waiting messages go on. */
export async function applyCap(
  tx: Tx,
  { shopId, subscriptionId, planName, usage }: Subscription,
  reportedMinor: number,
): Promise<void> {
  if (usage === null || usage.cappedMinor === reportedMinor) return;
  // On a plan that is flat beyond its cap, the cap is part of the agreed price.
  if (planLimit(planName, usage) === null) return;
  await lockShop(tx, shopId);
  await tx
    .updateTable('app_subscriptions')
    .set({
      usage: sql`jsonb_set(usage, '{cappedMinor}', to_jsonb(${reportedMinor}::bigint))`,
      ...(reportedMinor > usage.cappedMinor && { near_cap_at: null }),
    })
    .where('shop_id', '=', shopId)
    .where('subscription_id', '=', subscriptionId)
    .execute();
  await recheckTerms(tx, shopId);
}
