import { MINUTE_MS } from '#platform/clock/durations.ts';

/** A store that told of an order, or was asked, within that time is believed to have told everything. */
const FRESH_MS = 60 * MINUTE_MS;
/** A store that does not answer for so long holds nobody up any longer: then what is known counts. */
const LONGEST_WAIT_MS = 30 * MINUTE_MS;
const POLL_INTERVAL_MS = MINUTE_MS;

interface AskFacts {
  now: Date;
  /** Since when the reminder waits for the store to be asked; null when it is due for the first time. */
  waitingSince: Date | null;
  /** When the store last told of an order by itself. */
  orderToldAt: Date | null;
  /** When it was last asked for everything that changed. */
  checkedAt: Date | null;
}

/**
 * Until when a reminder waits for its store to be asked whether the shopper ordered; null when it need not, or has
 * waited long enough. A quiet store may be one that sells nothing, or one whose webhooks are lost.
 */
export function askFirstUntil({ now, waitingSince, orderToldAt, checkedAt }: AskFacts): Date | null {
  const since = (at: Date | null) => (at === null ? Number.POSITIVE_INFINITY : now.getTime() - at.getTime());
  if (Math.min(since(orderToldAt), since(checkedAt)) <= FRESH_MS) return null;
  if (waitingSince !== null && since(waitingSince) >= LONGEST_WAIT_MS) return null;
  return new Date(now.getTime() + POLL_INTERVAL_MS);
}
