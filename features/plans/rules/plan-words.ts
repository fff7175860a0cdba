import { TRIAL_DAYS, AUTOMATED_REVENUE_MINOR } from './plan-terms.ts';

/** What the badge beside the logo says; `billingOn` is a date as the reader writes it, null on a free plan. */
export function badgeText(plan: {
  name: string;
  remainingTrialDays: number;
  billingOn: string | null;
}): string {
  if (plan.billingOn === null) return plan.name;
  return plan.remainingTrialDays > 0
    ? `${plan.remainingTrialDays} days left in Free Trial`
    : `Billing Cycle Resets on ${plan.billingOn}`;
}

/** What a card says of the trial; document 1, section 9. */
export function trialText(isCurrent: boolean, remainingDays: number): string {
  return !isCurrent || remainingDays === TRIAL_DAYS
    ? `${TRIAL_DAYS}-day free trial`
    : `${remainingDays} days left in free trial`;
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
