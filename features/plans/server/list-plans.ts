import type { Tx } from '#platform/database/database.ts';
import { formatMoney } from '#platform/money/minor-units.ts';
import type { PlanCard, Reading } from '../contract/plan.ts';
import type { Offer, Usage } from '../rules/plan-catalogue.ts';
import { findPlan, offersFor, readingFor } from '../rules/plan-names.ts';
import { TRIAL_DAYS } from '../rules/plan-terms.ts';
import { describeCustomer, findSubscription, type Subscription } from './subscription-queries.ts';

/** The plans a shop can choose from; its own at the price it pays. */
export async function listPlans(tx: Tx, shopId: number): Promise<{ reading: Reading; plans: PlanCard[] }> {
  const { plan_name: planName, charge_status: status } = await tx
    .selectFrom('shops')
    .select(['plan_name', 'charge_status'])
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  const paid = await findSubscription(tx, shopId, ['active']);
  const offers = offersFor(await describeCustomer(tx, shopId, planName));
  // At init nothing is chosen yet, not even the free plan that the shop is on meanwhile.
  const current = status === 'init' ? null : findPlan(planName);
  return {
    reading: readingFor(planName),
    plans: offers.map((offer) => toCard(offer, offer.plan === current, paid)),
  };
}

function toCard(offer: Offer, isCurrent: boolean, paid: Subscription | null): PlanCard {
  const agreed = paid && findPlan(paid.planName) === offer.plan ? paid : null;
  return {
    name: offer.name,
    planId: offer.plan,
    title: offer.title,
    tagline: offer.tagline,
    priceMinor: agreed?.priceMinor ?? offer.priceMinor,
    priceNote: offer.priceNote,
    highlights: [...offer.highlights],
    usageTerms: termsWithCap(agreed ? agreed.usage : offer.usage),
    trialDays: offer.plan === 'free' ? 0 : TRIAL_DAYS,
    isCurrent,
  };
}

/** The store's page says the most that usage may cost; nobody should have to go there to learn it. */
function termsWithCap(usage: Usage | null): string | null {
  if (usage === null) return null;
  const cap = formatMoney(usage.cappedMinor, 'USD').replace(/\.00$/, '');
  return `${usage.terms} Usage costs at most ${cap} a month.`;
}
