interface Offer {
  key: string;
  text: string;
}

/**
 * Returns the position of the offer that somebody won, or -1 if the wheel does not have it any more: the wheel changed
 * after the page loaded or after the win.
 */
export function placeOfPrize(
  offers: readonly Offer[],
  won: { offerKey: string | null; text: string },
): number {
  return offers.findIndex(({ key, text }) => key === won.offerKey && text === won.text);
}
