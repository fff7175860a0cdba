import type { Drip } from '../contract/campaign.ts';
import { usableDiscount, type UsableDiscount } from '../rules/usable-discount.ts';

/** The discount that a message brings as it is set; null while there is none. */
export function discountOf({
  dripAttributes: { discount },
}: Pick<Drip, 'dripAttributes'>): UsableDiscount | null {
  if (!discount) return null;
  const { percentage } = discount;
  return usableDiscount({ ...discount, percentage: percentage === '' ? null : Number(percentage) });
}

/** Whether a message is not sent for want of a discount. */
export function lacksDiscount(drip: Pick<Drip, 'needsDiscount' | 'dripAttributes'>): boolean {
  return drip.needsDiscount && discountOf(drip) === null;
}
