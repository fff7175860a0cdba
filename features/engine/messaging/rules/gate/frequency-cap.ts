import { DAY_MS } from '#platform/clock/durations.ts';

/** The most marketing messages that one person gets within a day, a week and 30 days; null is no limit. */
export interface FrequencyCap {
  mostInDay: number | null;
  mostInWeek: number | null;
  mostInMonth: number | null;
}

/**
 * How far back to look for messages. A message counts from its sending, which may be up to 7 days after its creation,
 * and one day more because of quiet hours.
 */
const LONGEST_WAIT_MS = 8 * DAY_MS;

/** The earliest creation time of messages that count for a cap; null if nothing counts. */
export function capCountsSince(cap: FrequencyCap, now: Date): Date | null {
  const spanMs =
    (cap.mostInMonth !== null && 30 * DAY_MS) ||
    (cap.mostInWeek !== null && 7 * DAY_MS) ||
    (cap.mostInDay !== null && DAY_MS) ||
    null;
  return spanMs === null ? null : new Date(now.getTime() - spanMs - LONGEST_WAIT_MS);
}

/**
 * When a person may get the next marketing message; null if now. `recentAt` are the moments of marketing messages that
 * the person got without asking, one for each event, the latest first. Days are spans of 24 hours, so that two messages
 * are not sent around midnight.
 */
export function cappedUntil(now: Date, recentAt: readonly Date[], cap: FrequencyCap): Date | null {
  if (recentAt.length === 0) return null;
  const limits = [
    [cap.mostInDay, DAY_MS],
    [cap.mostInWeek, 7 * DAY_MS],
    [cap.mostInMonth, 30 * DAY_MS],
  ] as const;
  let untilMs = now.getTime();
  for (const [most, spanMs] of limits) {
    const oldestThatCounts = most === null ? undefined : recentAt[most - 1];
    if (oldestThatCounts) untilMs = Math.max(untilMs, oldestThatCounts.getTime() + spanMs);
  }
  return untilMs > now.getTime() ? new Date(untilMs) : null;
}

/**
 * One moment for each event that a person got messages about, the latest first: the steps of one campaign count as one.
 * `events` and `at` have the same order.
 */
export function latestByEvent(events: readonly string[], at: readonly Date[]): readonly Date[] {
  if (events.length === 0) return at;
  const latest = new Map<string, Date>();
  for (const [place, moment] of at.entries()) {
    const event = events[place] ?? '';
    const known = latest.get(event);
    if (!known || known < moment) latest.set(event, moment);
  }
  return [...latest.values()].toSorted((one, other) => other.getTime() - one.getTime());
}
