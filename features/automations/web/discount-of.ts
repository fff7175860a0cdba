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

/** Whether a message shows a discount that it does not bring: it is not sent without one. */
export function lacksDiscount(drip: Pick<Drip, 'showsDiscount' | 'dripAttributes'>): boolean {
  return drip.showsDiscount && discountOf(drip) === null;
}
