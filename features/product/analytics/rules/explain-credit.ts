import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/clock/durations.ts';
import { fill } from '#platform/language/reader.ts';
import type { TouchKind } from '../contract/attribution.ts';
import { texts } from '../texts/all.ts';

/** Describes why an order is credited to a message. */
export function explainCredit(touchKind: TouchKind, touchedAt: Date, orderedAt: Date): string {
  if (touchKind === 'code') return texts.credit.code;
  const span = describeSpan(orderedAt.getTime() - touchedAt.getTime());
  return fill(texts.credit[touchKind], { span });
}

/** Formats a duration roughly. */
export function describeSpan(ms: number): string {
  if (ms < MINUTE_MS) return texts.spans.moment;
  if (ms < HOUR_MS) return fill(texts.spans.minutes, { count: Math.floor(ms / MINUTE_MS) });
  if (ms < 2 * DAY_MS) return fill(texts.spans.hours, { count: Math.floor(ms / HOUR_MS) });
  return fill(texts.spans.days, { count: Math.floor(ms / DAY_MS) });
}
