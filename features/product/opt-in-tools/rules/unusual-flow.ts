/** The number of opt-ins of a shop that no message of the shopper has confirmed. */
export interface OptInFlow {
  inLastMinute: number;
  /** New people on the shop's current day. */
  today: number;
  /** The average number on a day, over the last 28 days. */
  usualADay: number;
}

/**
 * New shops and shops on their best day stay below this number. Somebody who types in strangers' numbers soon does not.
 */
const FEWEST_A_DAY = 500;
const BEST_DAY = 10;
/** Even the busiest minute has at most this fraction of a day. */
const MINUTES_A_DAY = 10;

/**
 * Returns how many more people may opt in before each one has to confirm by a message, if all of them are new. 0 if
 * that is already so.
 */
export function roomLeft({ inLastMinute, today, usualADay }: OptInFlow): number {
  const mostADay = Math.max(FEWEST_A_DAY, BEST_DAY * usualADay);
  return Math.max(0, Math.ceil(Math.min(mostADay - today, mostADay / MINUTES_A_DAY - inLastMinute)));
}
