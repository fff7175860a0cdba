import { DateTime, IANAZone } from 'luxon';
import type { RuleMoment } from '../contract/segment-rule-definition.ts';
import { dayInShop } from '../contract/value-shapes.ts';

/** What days mean to a shop at a moment. */
export function shopDays(at: Date, timeZone: string): Pick<RuleMoment, 'day' | 'shopDay' | 'daysAgo'> {
  const zone = IANAZone.isValidZone(timeZone) ? timeZone : 'UTC';
  const now = DateTime.fromJSDate(at, { zone });
  const startOf = (day: string) => DateTime.fromISO(dayInShop(day, zone), { zone }).startOf('day');
  return {
    day(day) {
      const start = startOf(day);
      return { from: seconds(start), to: seconds(start.plus({ days: 1 }).startOf('day')) - 1 };
    },
    shopDay: (day) => dayInShop(day, zone),
    daysAgo: (days) => seconds(now.minus({ days })),
  };
}

function seconds(moment: DateTime): number {
  return Math.floor(moment.toSeconds());
}
