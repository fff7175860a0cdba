import { TRIAL_DAYS } from './plan-terms.ts';

export type FirstBill = 'freeTrial' | 'trialLeft' | 'nextBill' | 'today';

/**
 * Returns when a paid plan's first bill comes. Document 1, section 9. The store grants the rest of the one trial, so no
 * more is promised. Null for a plan that this store does not bill.
 */
export function firstBill(given: {
  isCurrent: boolean;
  remainingDays: number;
  /** The day of the next bill in the reader's format. Null while nothing is billed. */
  billingOn: string | null;
}): FirstBill | null {
  const { isCurrent, remainingDays, billingOn } = given;
  if (isCurrent && billingOn === null) return null;
  if (remainingDays === TRIAL_DAYS) return 'freeTrial';
  if (remainingDays > 0) return 'trialLeft';
  return isCurrent ? 'nextBill' : 'today';
}
