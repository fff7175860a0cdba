import { DAY_MS } from '#platform/clock/durations.ts';

/** A year: what campaigns and audiences need. */
const ORDER_DAYS = 365;

/** From when on a store's orders are fetched. */
export function ordersSince(now: Date): Date {
  return new Date(now.getTime() - ORDER_DAYS * DAY_MS);
}
