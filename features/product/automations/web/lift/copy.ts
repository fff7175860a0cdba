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
  'People who were written to, beside those of the hold-out share, each from the first time this campaign had something to tell them. An order counts when it follows within 5 days, whether or not a message is credited with it; younger ones are left out until then.';
/** Follows the date since when people are compared. */
export const SAMPLE = '(the latest who are old enough; those of before are left out)';
export const WRITTEN = 'Written to';
export const HELD_OUT = 'Held out';
export const DIFFERENCE = 'Difference';
