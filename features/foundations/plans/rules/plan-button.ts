import type { PlanCard } from '../contract/plan.ts';

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
