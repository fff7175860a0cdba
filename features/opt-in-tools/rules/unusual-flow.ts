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

/** Whether so many opt in that from here on each has to confirm it by a message of their own. */
export function isUnusualFlow({ inLastMinute, today, usualADay }: OptInFlow): boolean {
  const mostADay = Math.max(FEWEST_A_DAY, BEST_DAY * usualADay);
  return today >= mostADay || inLastMinute >= mostADay / MINUTES_A_DAY;
}
