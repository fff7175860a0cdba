import { formatMoney, formatMoneyRough } from '#platform/ui-kit/format/money.ts';
import type { CampaignLift } from '../../contract/lift-calls.ts';

export const TITLE = 'What it adds';
export const VERDICT_LABELS: Record<
  CampaignLift['verdict'],
  { word: string; tone: 'good' | 'bad' | 'plain' }
> = {
  helps: { word: 'It helps', tone: 'good' },
  harms: { word: 'It takes away', tone: 'bad' },
  unknown: { word: 'Not known yet', tone: 'plain' },
};
export const HOW =
  'Compares people who got a message with people in the hold-out share, each from the first time this campaign applied to them. An order counts if it follows within 5 days, whether or not a message is credited with it; people contacted less than 5 days ago are not counted yet.';
/** Follows the date since when people are compared. */
export const SAMPLE = '(only the most recent people are counted)';
export const WRITTEN = 'Written to';
export const HELD_OUT = 'Held out';
export const DIFFERENCE = 'Difference';

type Worth = NonNullable<CampaignLift['worth']>;

/** Returns what is credited to a campaign, and how much of it would not have come without the campaign. */
export function describeWorth({ creditedMinor, added }: Worth, currency: string): string {
  const credited = `${formatMoney(creditedMinor, currency)} is credited to it since then.`;
  if (creditedMinor === 0) return credited;
  if (added === null)
    return `${credited} Too few people have ordered yet to tell how much of that would have come without it.`;
  if (added.low <= 0)
    return `${credited} Orders differ too much in size to tell yet how much of that would have come without it.`;
  const [about, low, high] = [added.minor, added.low, added.high].map((minor) =>
    formatMoneyRough(minor, currency),
  );
  return `${credited} About ${about} of that would not have come without it (${low} to ${high}, with 95% confidence).`;
}
