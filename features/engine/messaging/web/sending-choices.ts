import { texts } from '../texts/en.ts';

const COUNTS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30];

/** The choices for a cap, including the one that is set. The empty choice means no limit. */
export function capChoices(set: number | null): { value: string; label: string }[] {
  const counts = set === null || COUNTS.includes(set) ? COUNTS : [...COUNTS, set].toSorted((a, b) => a - b);
  return [
    ...counts.map((count) => ({ value: String(count), label: String(count) })),
    { value: '', label: texts.caps.none },
  ];
}

export function toCap(value: string): number | null {
  return value === '' ? null : Number(value);
}

const HALF_HOUR = 30;
const DAY = 24 * 60;

/** The choices for a time of day, in the format of the pages, including the one that is set. */
export function clockChoices(set: number): { value: string; label: string }[] {
  const minutes = Array.from({ length: DAY / HALF_HOUR }, (_, nth) => nth * HALF_HOUR);
  const all = minutes.includes(set) ? minutes : [...minutes, set].toSorted((a, b) => a - b);
  return all.map((minute) => ({ value: String(minute), label: toClock(minute) }));
}

/** Formats minutes after midnight as a time of day: 540 is '09:00'. */
function toClock(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
