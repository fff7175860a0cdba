import type { Offer } from '../../../contract/tool-discount.ts';
import { percentFromOfferText } from '../../../rules/prizes/percent-from-offer-text.ts';

/** What an offer's new words change of it: those that name a percentage set it ('15% off'), unless it has a code. */
export function rewordedOffer({ discountCode }: Pick<Offer, 'discountCode'>, text: string): Partial<Offer> {
  const percent = (discountCode ?? '') === '' ? percentFromOfferText(text) : null;
  return percent === null ? { text } : { text, discountPercent: percent };
}
