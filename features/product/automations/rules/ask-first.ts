import { MINUTE_MS } from '#platform/clock/durations.ts';

/** A store that reported an order, or was asked, within this time is believed to have reported everything. */
const FRESH_MS = 60 * MINUTE_MS;
/** A store that does not answer delays nobody longer than this. Then the known facts count. */
const LONGEST_WAIT_MS = 30 * MINUTE_MS;
const POLL_INTERVAL_MS = MINUTE_MS;

interface AskFacts {
  now: Date;
  /** Since when the reminder waits for the store. Null at the first attempt. */
  waitingSince: Date | null;
  /** When the store last reported an order without being asked. */
  orderReportedAt: Date | null;
  /** When the store was last asked for all changes. */
  checkedAt: Date | null;
}

/**
 * Returns until when a reminder waits for its store to be asked for orders. Null if it need not wait, or has waited
 * long enough. A quiet store may sell nothing, or its webhooks may be lost.
 */
export function askFirstUntil({ now, waitingSince, orderReportedAt, checkedAt }: AskFacts): Date | null {
  const since = (at: Date | null) => (at === null ? Number.POSITIVE_INFINITY : now.getTime() - at.getTime());
  if (Math.min(since(orderReportedAt), since(checkedAt)) <= FRESH_MS) return null;
  if (waitingSince !== null && since(waitingSince) >= LONGEST_WAIT_MS) return null;
  return new Date(now.getTime() + POLL_INTERVAL_MS);
}
