import type { PlanCard } from '../contract/plan.ts';
import type { Offer } from './plan-catalogue.ts';
import { findPlan, ownOffer } from './plan-names.ts';

/** The refusal of a change, or null: Pro by usage can be chosen only from Free; document 1, section 4. */
export function whyRefuseOffer(offer: Offer, shopPlanName: string): 'PRO_ONLY_FROM_FREE' | null {
  const canTake = findPlan(shopPlanName) === 'free' || ownOffer(shopPlanName) === offer;
  return offer.isOnlyFromFree && !canTake ? 'PRO_ONLY_FROM_FREE' : null;
}

/**
 * The plan to highlight: the cheapest of those that cost more than the shop's own, and while none is chosen the cheapest
 * of all. Null where nothing costs more, or what the shop pays is not known.
 */
export function nextStep(cards: readonly PlanCard[]): PlanCard | null {
  const own = cards.find(({ isCurrent }) => isCurrent);
  if (own?.priceMinor === null) return null;
  const floor = own?.priceMinor ?? -1;
  const price = ({ priceMinor }: PlanCard) => priceMinor ?? 0;
  return (
    cards.filter((card) => price(card) > floor).toSorted((one, other) => price(one) - price(other))[0] ?? null
  );
}
