import { TRIAL_DAYS, AUTOMATED_REVENUE_MINOR } from './plan-terms.ts';

/** What the badge beside the logo says; `billingOn` is a date as the reader writes it, null on a free plan. */
export function badgeText(plan: {
  name: string;
  remainingTrialDays: number;
  billingOn: string | null;
}): string {
  if (plan.billingOn === null) return plan.name;
  return plan.remainingTrialDays > 0
    ? `${inDays(plan.remainingTrialDays)} left in Free Trial`
    : `Billing Cycle Resets on ${plan.billingOn}`;
}

/**
 * What a card of a paid plan says of its first bill; document 1, section 9. The store grants what is left of the one
 * trial, so no more is promised. Null: a plan of one's own that this store does not bill.
 */
export function trialText(given: {
  isCurrent: boolean;
  remainingDays: number;
  /** The day of the next bill as the reader writes it; null while nothing is billed. */
  billingOn: string | null;
}): string | null {
  const { isCurrent, remainingDays, billingOn } = given;
  if (isCurrent && billingOn === null) return null;
  if (remainingDays === TRIAL_DAYS) return `${TRIAL_DAYS}-day free trial`;
  if (remainingDays > 0) return `${inDays(remainingDays)} left in free trial`;
  return isCurrent ? `Next bill on ${billingOn}` : 'Billed from today';
}

function inDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

/** What pointing at the price says, word for word the specification's. */
export function hoverText(revenueMinor: number, capMinor: number = AUTOMATED_REVENUE_MINOR): string {
  return revenueMinor <= capMinor
    ? 'Free upto $200/month of attributed revenue then $9.99/month'
    : 'Flat $9.99/month fee after crossing $200/month of attributed revenue';
}

/** How full a bar is, in percent from 0 to 100; nothing of nothing is empty. */
export function progressPercent(used: number, included: number): number {
  if (included <= 0) return 0;
  return Math.min(100, Math.max(0, (used / included) * 100));
}
