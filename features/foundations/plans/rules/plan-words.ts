import { countOf } from '#platform/count-of.ts';
import type { PlanCard } from '../contract/plan.ts';
import { TRIAL_DAYS } from './plan-terms.ts';
import { writeDollars } from './write-dollars.ts';

/** Returns the text of the badge beside the logo. `billingOn` is a date in the reader's format, null on a free plan. */
export function badgeText(plan: {
  name: string;
  remainingTrialDays: number;
  billingOn: string | null;
}): string {
  if (plan.billingOn === null) return plan.name;
  return plan.remainingTrialDays > 0
    ? `${countOf(plan.remainingTrialDays, 'day')} left in Free Trial`
    : `Billing Cycle Resets on ${plan.billingOn}`;
}

/** Returns the badge's text for a small window, where the whole text would be cut. */
export function shortBadgeText(plan: Parameters<typeof badgeText>[0]): string {
  if (plan.billingOn === null) return plan.name;
  return plan.remainingTrialDays > 0
    ? `${countOf(plan.remainingTrialDays, 'day')} left`
    : `Resets ${plan.billingOn}`;
}

/**
 * Returns a paid plan's text about the first bill. Document 1, section 9. The store grants the rest of the one trial,
 * so no more is promised. Null for a plan that this store does not bill.
 */
export function trialText(given: {
  isCurrent: boolean;
  remainingDays: number;
  /** The day of the next bill in the reader's format. Null while nothing is billed. */
  billingOn: string | null;
}): string | null {
  const { isCurrent, remainingDays, billingOn } = given;
  if (isCurrent && billingOn === null) return null;
  if (remainingDays === TRIAL_DAYS) return `${TRIAL_DAYS}-day free trial`;
  if (remainingDays > 0) return `${countOf(remainingDays, 'day')} left in free trial`;
  return isCurrent ? `Next bill on ${billingOn}` : 'Billed from today';
}

/** A price that is charged only in a month with enough attributed revenue, in US cents. */
export interface PriceAfterRevenue {
  priceMinor: number;
  freeUpToMinor: number;
}

/** Returns a card's price that is charged only after some revenue, or null. */
export function afterRevenue(card: Pick<PlanCard, 'priceMinor' | 'freeUpToMinor'>): PriceAfterRevenue | null {
  const { priceMinor, freeUpToMinor } = card;
  return priceMinor === null || freeUpToMinor === null ? null : { priceMinor, freeUpToMinor };
}

/** Returns the tooltip of such a price, in the specification's words. */
export function hoverText(revenueMinor: number, { priceMinor, freeUpToMinor }: PriceAfterRevenue): string {
  const [price, revenue] = [writeDollars(priceMinor), writeDollars(freeUpToMinor)];
  return revenueMinor <= freeUpToMinor
    ? `Free upto ${revenue}/month of attributed revenue then ${price}/month`
    : `Flat ${price}/month fee after crossing ${revenue}/month of attributed revenue`;
}

/** Returns the welcome dialog's text about such a price. */
export function welcomePrice({ priceMinor, freeUpToMinor }: PriceAfterRevenue): string {
  return `After that it is ${writeDollars(priceMinor)} per month, and only once Bellbird has brought you at least ${writeDollars(freeUpToMinor)} of revenue in the month.`;
}

/** Returns how full a bar is, in percent from 0 to 100. Empty for 0 of 0. */
export function progressPercent(used: number, included: number): number {
  if (included <= 0) return 0;
  return Math.min(100, Math.max(0, (used / included) * 100));
}
