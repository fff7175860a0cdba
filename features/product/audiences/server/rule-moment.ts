import { DateTime, IANAZone } from 'luxon';
import type { RuleMoment } from '../contract/segment-rule-definition.ts';
import { dayInShop } from '../contract/value-shapes.ts';

interface Bounds {
  from: number;
  to: number;
}

/** Returns what days mean to a shop at a time. */
export function shopDays(at: Date, timeZone: string): Pick<RuleMoment, 'day' | 'shopDay' | 'daysAgo'> {
  const named = IANAZone.create(timeZone);
  const zone = named.isValid ? named.name : 'UTC';
  return {
    day: (day) => boundsOf(dayInShop(day, zone), zone),
    shopDay: (day) => dayInShop(day, zone),
    daysAgo: (days) => seconds(DateTime.fromJSDate(at, { zone }).minus({ days })),
  };
}

/** The bounds by zone and day. Finding them is most of the work of reading a rule, and they are often the same. */
const known = new Map<string, Bounds>();
const MOST_KNOWN = 1000;

function boundsOf(day: string, zone: string): Bounds {
  const key = `${zone} ${day}`;
  const before = known.get(key);
  if (before) return before;
  const start = DateTime.fromISO(day, { zone }).startOf('day');
  const bounds = { from: seconds(start), to: seconds(start.plus({ days: 1 }).startOf('day')) - 1 };
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, bounds);
  return bounds;
}

function seconds(moment: DateTime): number {
  return Math.floor(moment.toSeconds());
}
