import { IANAZone } from 'luxon';
import { DAY_MS, SECOND_MS } from '#platform/clock/durations.ts';

/** Time zones change their offset only at a quarter of an hour. */
const QUARTER_MS = 15 * 60_000;
const MOST_KEPT = 50_000;
/**
 * Caches of offsets by zone and quarter, and of dates by day. Without them, formatting a million times takes longer
 * than the rest of the export.
 */
const OFFSETS = new Map<string, Map<number, number>>();
const DAYS = new Map<number, string>();
const TWO_DIGITS = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));

/** Formats a time so that every spreadsheet recognizes it and text order is time order. */
export function momentCell(at: Date | null, timeZone: string): string | null {
  if (at === null) return null;
  const ms = at.getTime();
  const shownMs = ms + offsetMs(Math.floor(ms / QUARTER_MS), timeZone);
  const day = Math.floor(shownMs / DAY_MS);
  const second = Math.floor((shownMs - day * DAY_MS) / SECOND_MS);
  const [hour, minute] = [Math.floor(second / 3600), Math.floor(second / 60) % 60];
  return `${dayText(day)} ${TWO_DIGITS[hour]}:${TWO_DIGITS[minute]}:${TWO_DIGITS[second % 60]}`;
}

function offsetMs(quarter: number, timeZone: string): number {
  const offsets = cached(OFFSETS, timeZone, () => new Map<number, number>());
  return cached(offsets, quarter, () => IANAZone.create(timeZone).offset(quarter * QUARTER_MS) * 60_000);
}

function dayText(day: number): string {
  return cached(DAYS, day, () => new Date(day * DAY_MS).toISOString().slice(0, 10));
}

function cached<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  if (map.size >= MOST_KEPT) map.clear();
  const made = make();
  map.set(key, made);
  return made;
}
