import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { PlanCard, PriceRow, Reading } from '../contract/plan.ts';
import { planCards } from '../rules/plan-cards.ts';
import { findPlan, readingFor } from '../rules/plan-names.ts';
import { priceSheet } from '../rules/price-sheet.ts';
import { catalogueOf } from './catalogue-of.ts';
import { findSubscription } from './subscription-queries.ts';

interface PlanList {
  reading: Reading;
  plans: PlanCard[];
  prices: { listed: PriceRow[]; own: PriceRow[] };
}

/** Returns the plans that a shop can choose, its own at the price it pays. */
export async function listPlans(
  { settings }: Pick<Context, 'settings'>,
  tx: Tx,
  shopId: number,
): Promise<PlanList> {
  const { plan_name: planName, charge_status: status } = await getShop(tx, shopId);
  if (settings.arePlansOff && findPlan(planName) === 'unlimited')
    return { reading: 'list', plans: [], prices: { listed: [], own: [] } };
  const paid = await findSubscription(tx, shopId, ['active']);
  const agreed = paid && findPlan(paid.planName) === findPlan(planName) ? paid : null;
  const terms = agreed && { priceMinor: agreed.priceMinor, usage: agreed.usage };
  const catalogue = catalogueOf(settings);
  return {
    reading: readingFor(planName),
    plans: planCards(planName, { catalogue, isChosen: status !== 'init', agreed: terms }),
    prices: priceSheet(planName, { catalogue, agreed: terms }),
  };
}
