import type { PlanCard, PlanDetails } from '../contract/plan.ts';

interface Leaving {
  own: PlanCard;
  free: PlanCard;
  planDetails: Pick<PlanDetails, 'nextBillingOn' | 'remainingTrialDays' | 'usageCap'>;
  /** Whether the shop pays a price that is not listed. */
  paysEarlierPrice: boolean;
}

/** What a shop loses if it leaves its plan for Free. */
export interface LeavingEnds {
  /** `trial`: nothing is billed. `paid`: paid days are lost. `usage`: past usage is billed, too. */
  billing: 'unbilled' | 'trial' | 'paid' | 'usage';
  /** The parts of the plan that Free does not have. */
  lost: string[];
  /** Why the shop cannot come back to the plan as it is now. Null if it can. */
  again: 'notSold' | 'listedPrice' | null;
}

/** Returns what a shop loses, and how it is billed, if it leaves its plan for Free. */
export function whatLeavingEnds({ own, free, planDetails, paysEarlierPrice }: Leaving): LeavingEnds {
  return {
    billing: billing(planDetails),
    lost: own.parts.filter(({ part, isIncluded }) => isIncluded && !isIn(free, part)).map(({ part }) => part),
    again: own.planId === null ? 'notSold' : paysEarlierPrice ? 'listedPrice' : null,
  };
}

function isIn({ parts }: PlanCard, part: string): boolean {
  return parts.some((one) => one.part === part && one.isIncluded);
}

function billing({
  nextBillingOn,
  remainingTrialDays,
  usageCap,
}: Leaving['planDetails']): LeavingEnds['billing'] {
  if (nextBillingOn === null) return 'unbilled';
  if (remainingTrialDays > 0) return 'trial';
  return usageCap === null ? 'paid' : 'usage';
}
