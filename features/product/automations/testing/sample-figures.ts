import type { CampaignAnalytics } from '../contract/automation-calls.ts';
import type { CampaignLift, LiftSide } from '../contract/lift-calls.ts';

export const SAMPLE_FIGURES: CampaignAnalytics = {
  sent: 1200,
  delivered: 1000,
  failed: 30,
  read: 60,
  readNumber: 600,
  CTR: 12.5,
  CTRNumber: 125,
  orders: 17,
  revenueMinor: 123_450,
};

/** The figures of a campaign that has sent nothing. */
export const NO_FIGURES: CampaignAnalytics = {
  sent: 0,
  delivered: 0,
  failed: 0,
  read: 0,
  readNumber: 0,
  CTR: 0,
  CTRNumber: 0,
  orders: 0,
  revenueMinor: 0,
};

const NOBODY: LiftSide = { people: 0, ordered: 0, share: 0, interval: { low: 0, high: 0 } };

/** A lift without a hold-out. */
export const NO_LIFT: CampaignLift = {
  holdOutPercent: 0,
  since: null,
  isSample: false,
  written: NOBODY,
  heldOut: NOBODY,
  lift: { points: 0, interval: { low: 0, high: 0 } },
  verdict: 'unknown',
  inWords: '',
  worth: null,
};
