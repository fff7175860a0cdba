interface Weighted {
  weight: number;
}

/** Of all tickets, as many as the weights come to, who has this one (from 0): each offer has as many as it weighs. */
export function drawOffer<Offer extends Weighted>(offers: readonly Offer[], ticket: number): Offer | null {
  let before = 0;
  for (const offer of offers) {
    before += offer.weight;
    if (ticket < before) return offer;
  }
  return null;
}

/** How many tickets there are. */
export function ticketsOf(offers: readonly Weighted[]): number {
  return offers.reduce((sum, { weight }) => sum + weight, 0);
}
