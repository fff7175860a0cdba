import type { PlanCard } from '../contract/plan.ts';

/** A price that is charged only in a month with enough attributed revenue, in US cents. */
export interface PriceAfterRevenue {
  priceMinor: number;
  freeUpToMinor: number;
}

/** Returns a card's price that is charged only after some revenue, or null. */
export function afterRevenue(card: Pick<PlanCard, 'priceMinor' | 'freeUpToMinor'>): PriceAfterRevenue | null {
  const { priceMinor, freeUpToMinor } = card;
  return priceMinor === null || freeUpToMinor === null ? null : { priceMinor, freeUpToMinor };
}

/** Returns whether the month's revenue is still in the free part of such a price. */
export function priceStage(
  revenueMinor: number,
  { freeUpToMinor }: PriceAfterRevenue,
): 'freeUpTo' | 'flatAfter' {
  return revenueMinor <= freeUpToMinor ? 'freeUpTo' : 'flatAfter';
}
