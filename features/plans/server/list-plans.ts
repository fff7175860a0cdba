import { getShop } from '#features/store-data/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { PlanCard, Reading } from '../contract/plan.ts';
import { planCards } from '../rules/plan-cards.ts';
import { findPlan, readingFor } from '../rules/plan-names.ts';
import { describeCustomer, findSubscription } from './subscription-queries.ts';

/** The plans a shop can choose from; its own at the price it pays. */
export async function listPlans(tx: Tx, shopId: number): Promise<{ reading: Reading; plans: PlanCard[] }> {
  const { plan_name: planName, charge_status: status } = await getShop(tx, shopId);
  const paid = await findSubscription(tx, shopId, ['active']);
  const agreed = paid && findPlan(paid.planName) === findPlan(planName) ? paid : null;
  const customer = await describeCustomer(tx, shopId, planName);
  return {
    reading: readingFor(planName),
    plans: planCards(customer, {
      isChosen: status !== 'init',
      agreed: agreed && { priceMinor: agreed.priceMinor, usage: agreed.usage },
    }),
  };
}
