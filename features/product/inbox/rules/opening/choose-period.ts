import { DAY_MINUTES, type Period } from '../../contract/opening-hours.ts';
import { clockTime } from './describe-hours.ts';

const STEP = 30;
const HOUR = 60;
const USUAL: Period = { fromMinute: 9 * HOUR, untilMinute: 18 * HOUR };

/** The choices for the start or the end of a period, including the one that is set. An end comes after the start. */
export function clockChoices(
  side: 'from' | 'until',
  { fromMinute, untilMinute }: Period,
): { value: string; label: string }[] {
  const [first, last, set] =
    side === 'from' ? [0, untilMinute - 1, fromMinute] : [fromMinute + 1, DAY_MINUTES, untilMinute];
  const steps = Array.from({ length: DAY_MINUTES / STEP + 1 }, (_, nth) => nth * STEP);
  return [...new Set([...steps, set])]
    .filter((minute) => minute >= first && minute <= last)
    .toSorted((one, other) => one - other)
    .map((minute) => ({ value: String(minute), label: clockTime(minute) }));
}

/** A period to add to a day: the usual hours, or an hour after the last period; null if nothing is left of the day. */
export function nextPeriod(periods: readonly Period[]): Period | null {
  if (periods.length === 0) return USUAL;
  const end = Math.max(...periods.map(({ untilMinute }) => untilMinute));
  const fromMinute = Math.min(end + HOUR, DAY_MINUTES - STEP);
  if (fromMinute < end) return null;
  return { fromMinute, untilMinute: Math.min(fromMinute + 4 * HOUR, DAY_MINUTES) };
}
