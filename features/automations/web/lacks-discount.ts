import type { Drip } from '../contract/campaign.ts';
import { usableDiscount } from '../rules/usable-discount.ts';

/** Whether a message shows a discount that it does not bring: it is not sent without one. */
export function lacksDiscount({
  showsDiscount,
  dripAttributes: { discount },
}: Pick<Drip, 'showsDiscount' | 'dripAttributes'>): boolean {
  if (!showsDiscount) return false;
  if (!discount) return true;
  const { percentage } = discount;
  return usableDiscount({ ...discount, percentage: percentage === '' ? null : Number(percentage) }) === null;
}
