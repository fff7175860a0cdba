import type { Offer } from '../../../contract/tool-discount.ts';
import { percentFromOfferText } from '../../../rules/prizes/percent-from-offer-text.ts';

/**
 * Returns the changes that follow from an offer's new text. A percentage in the text ("15% off") becomes the offer's
 * percentage, unless the offer has a code.
 */
export function rewordedOffer({ discountCode }: Pick<Offer, 'discountCode'>, text: string): Partial<Offer> {
  const percent = (discountCode ?? '') === '' ? percentFromOfferText(text) : null;
  return percent === null ? { text } : { text, discountPercent: percent };
}
