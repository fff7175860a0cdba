import type { PlanFlag } from './plan-flags.ts';

/** The flag of broadcasts, and of the lists of people that are brought for them. */
export const BROADCASTS_FLAG: PlanFlag = 'WAInstantCampaigns';
