import type { PlanFlag } from './plan-flags.ts';

/** The flag of broadcasts, and of the imports for them. */
export const BROADCASTS_FLAG: PlanFlag = 'WAInstantCampaigns';
