import { formatCount } from '#platform/ui-kit/format/count.ts';
import { ALL_TIME } from '../contract/overview-calls.ts';
import type { Change } from '../rules/compare.ts';
import type { Days } from '../rules/span.ts';
import { daysIn } from '../rules/span.ts';

export const TITLES = { All: 'Dashboard', WA: 'WhatsApp Dashboard', FB: 'Facebook Dashboard' } as const;

export const ALL_TIME_WORD = 'All Time';

/** Document 1, section 9. */
export const SCOPE_LABELS: readonly { scope: number; word: string }[] = [
  { scope: 0, word: 'Today' },
  { scope: 1, word: 'Yesterday' },
  { scope: 7, word: 'Last week' },
  { scope: 30, word: 'Last month' },
  { scope: ALL_TIME, word: ALL_TIME_WORD },
];
export const OWN_DAYS = 'Choose days…';
export const DAYS_BACKWARDS = 'The last day is before the first.';
export const DAYS_MISSING = 'Enter a first and a last day.';
export const DAYS_TOO_MANY = 'Choose ten years at most.';

/** The sources that a channel's revenue can be narrowed to. Document 1, section 2. */
export const REVENUE_SOURCES: readonly { value: string; label: string }[] = [
  { value: 'all', label: 'All sources' },
  { value: 'abandonedCart', label: 'Abandoned cart' },
  { value: 'browserAbandonment', label: 'Product abandonment' },
  { value: 'visualPopup', label: 'Pop-up' },
  { value: 'spinTheWheel', label: 'Spin the wheel' },
  { value: 'persistentPill', label: 'Persistent pill' },
];

/** The sources that a channel's subscribers can be narrowed to. */
export const SUBSCRIBER_SOURCES: readonly { value: string; label: string }[] = [
  { value: 'allOptins', label: 'All opt-ins' },
  { value: 'spinTheWheel', label: 'Spin the wheel' },
  { value: 'persistentPill', label: 'Persistent pill' },
  { value: 'genericPopup', label: 'Pop-up' },
  { value: 'customerChatWidget', label: 'Chat widget' },
];

/** Returns the name of the days before: "30 days before". */
export function nameBefore({ from, to, today }: Days & { today: string }): string {
  const days = daysIn({ from, to });
  if (days > 1) return `the ${days} days before`;
  // Today is not over, and yesterday is.
  return to === today ? 'all of yesterday' : 'the day before';
}

/** The words for rising and falling numbers. */
const RISE_AND_FALL = {
  amount: { up: 'more', down: 'less' },
  count: { up: 'more', down: 'fewer' },
  average: { up: 'higher', down: 'lower' },
  share: { up: 'higher', down: 'lower' },
};
export type RiseAndFall = keyof typeof RISE_AND_FALL;

/** Larger shares are harder to read than the number itself. */
const MOST_PERCENT = 1000;

/**
 * Describes a change: "12% more", or in full "12% more than the 30 days before". "Up from €0.00" if a share would mean
 * nothing. A share is "Up from 4.80%", because "0.2% higher" could mean points or a part of it.
 */
export function describeChange(
  { direction, percent }: Change,
  { of, shownBefore, nameOfBefore }: { of: RiseAndFall; shownBefore: string; nameOfBefore: string },
): { short: string; whole: string } {
  if (direction === 'same') return { short: 'The same', whole: `The same as ${nameOfBefore}` };
  if (percent === null || percent >= MOST_PERCENT || of === 'share') {
    const short = `${direction === 'up' ? 'Up' : 'Down'} from ${shownBefore}`;
    return { short, whole: `${short} (${nameOfBefore})` };
  }
  const short = `${percent}% ${RISE_AND_FALL[of][direction]}`;
  return { short, whole: `${short} than ${nameOfBefore}` };
}

/** The note in a file that was cut. */
export function ordersCut(rows: number): string {
  return `The file holds the newest ${formatCount(rows)} of more. Choose fewer days to get the others.`;
}
