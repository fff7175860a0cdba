import type { UsableDiscount } from '#features/product/flows/contract/usable-discount.ts';
import type { Drip } from '../contract/campaign.ts';
import { usableDiscount } from '../rules/usable-discount.ts';

/** Returns the discount of a message with its current settings, or null. */
export function discountOf({
  dripAttributes: { discount },
}: Pick<Drip, 'dripAttributes'>): UsableDiscount | null {
  if (!discount) return null;
  const { percentage } = discount;
  return usableDiscount({ ...discount, percentage: percentage === '' ? null : Number(percentage) });
}

/** Whether a message is not sent because its discount is missing. */
export function lacksDiscount(drip: Pick<Drip, 'needsDiscount' | 'dripAttributes'>): boolean {
  return drip.needsDiscount && discountOf(drip) === null;
}
