interface Weighted {
  weight: number;
}

/** Returns the offer that has this ticket (from 0). Each offer has as many tickets as its weight. */
export function drawOffer<Offer extends Weighted>(offers: readonly Offer[], ticket: number): Offer | null {
  let before = 0;
  for (const offer of offers) {
    before += offer.weight;
    if (ticket < before) return offer;
  }
  return null;
}

/** Returns the number of tickets. */
export function ticketsOf(offers: readonly Weighted[]): number {
  return offers.reduce((sum, { weight }) => sum + weight, 0);
}
