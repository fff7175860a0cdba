import type { PlanCard } from '../contract/plan.ts';

/**
 * Returns the plan to highlight: the cheapest one above the shop's own, or the cheapest of all while none is chosen.
 * Null if none costs more, or the shop's price is unknown.
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
