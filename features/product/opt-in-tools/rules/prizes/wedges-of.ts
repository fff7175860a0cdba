import { WEDGES } from '../../contract/tool-discount.ts';

/** What stands on each wedge of a wheel, going round: offers come again where there are fewer than wedges. */
export function wedgesOf<Offer>(offers: readonly Offer[]): Offer[] {
  if (offers.length === 0) return [];
  return Array.from({ length: WEDGES }, (_, place) => offers[place % offers.length]).filter(
    (offer) => offer !== undefined,
  );
}
