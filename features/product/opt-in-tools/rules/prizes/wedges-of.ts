import { WEDGES } from '../../contract/tool-discount.ts';

/** Returns the offer of each wedge, clockwise. Offers repeat if there are fewer than wedges, and those beyond the last wedge are left out. */
export function wedgesOf<Offer>(offers: readonly Offer[]): Offer[] {
  if (offers.length === 0) return [];
  return Array.from({ length: WEDGES }, (_, place) => offers[place % offers.length]).filter(
    (offer) => offer !== undefined,
  );
}
