interface Offer {
  key: string;
  text: string;
}

/**
 * Which of the offers on a wheel somebody won; -1 for one that is not on it: it was changed since the page came, or since
 * they won it.
 */
export function placeOfPrize(
  offers: readonly Offer[],
  won: { offerKey: string | null; text: string },
): number {
  return offers.findIndex(({ key, text }) => key === won.offerKey && text === won.text);
}
