import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/clock/durations.ts';
import type { TouchKind } from '../contract/attribution.ts';

/** Describes why an order is credited to a message. */
export function explainCredit(touchKind: TouchKind, touchedAt: Date, orderedAt: Date): string {
  const before = describeSpan(orderedAt.getTime() - touchedAt.getTime());
  switch (touchKind) {
    case 'code':
      return 'The order used the code that this message carried.';
    case 'click':
      return `The shopper clicked its link ${before} before the order.`;
    case 'read':
      return `The shopper read it ${before} before the order, and no click of theirs counts.`;
  }
}

/** Formats a duration roughly. */
export function describeSpan(ms: number): string {
  if (ms < MINUTE_MS) return 'less than a minute';
  if (ms < HOUR_MS) return plural(Math.floor(ms / MINUTE_MS), 'minute');
  if (ms < 2 * DAY_MS) return plural(Math.floor(ms / HOUR_MS), 'hour');
  return plural(Math.floor(ms / DAY_MS), 'day');
}

function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
