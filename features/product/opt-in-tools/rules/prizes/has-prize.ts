import type { Offer } from '../../contract/tool-discount.ts';

/** Whether an offer gives its winner something: a code, or a percentage above zero. */
export function hasPrize({
  discountCode,
  discountPercent,
}: Pick<Offer, 'discountCode' | 'discountPercent'>): boolean {
  return (discountPercent ?? 0) > 0 || (discountCode ?? '') !== '';
}
