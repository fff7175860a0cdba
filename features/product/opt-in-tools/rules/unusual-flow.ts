/** How many opt-ins through its tools a shop had that no message of the shopper's own confirmed. */
export interface OptInFlow {
  inLastMinute: number;
  /** People who had not agreed before, on the shop's day that is. */
  today: number;
  /** The same on an average day of the last 28. */
  usualADay: number;
}

/** A shop that nobody knows yet, and one on its best day, stay below; who types strangers' numbers in does not for long. */
const FEWEST_A_DAY = 500;
const BEST_DAY = 10;
/** Even a day's best minute. */
const MINUTES_A_DAY = 10;

/**
 * How many more may opt in before each has to confirm it by a message of their own, if all of them are new; none when
 * that is so already.
 */
export function roomLeft({ inLastMinute, today, usualADay }: OptInFlow): number {
  const mostADay = Math.max(FEWEST_A_DAY, BEST_DAY * usualADay);
  return Math.max(0, Math.ceil(Math.min(mostADay - today, mostADay / MINUTES_A_DAY - inLastMinute)));
}
