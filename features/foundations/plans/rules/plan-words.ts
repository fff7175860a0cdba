import { countOf } from '#platform/count-of.ts';
import type { PlanCard } from '../contract/plan.ts';
import { TRIAL_DAYS } from './plan-terms.ts';
import { writeDollars } from './write-dollars.ts';

/** What the badge beside the logo says; `billingOn` is a date as the reader writes it, null on a free plan. */
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
  if (remainingDays > 0) return `${countOf(remainingDays, 'day')} left in free trial`;
  return isCurrent ? `Next bill on ${billingOn}` : 'Billed from today';
}

/** A price that is charged only in a month with enough attributed revenue; US cents. */
export interface PriceAfterRevenue {
  priceMinor: number;
  freeUpToMinor: number;
}

/** The price of a card that is charged only after some revenue, or null. */
export function afterRevenue(card: Pick<PlanCard, 'priceMinor' | 'freeUpToMinor'>): PriceAfterRevenue | null {
  const { priceMinor, freeUpToMinor } = card;
  return priceMinor === null || freeUpToMinor === null ? null : { priceMinor, freeUpToMinor };
}

/** What pointing at such a price says, in the specification's words. */
export function hoverText(revenueMinor: number, { priceMinor, freeUpToMinor }: PriceAfterRevenue): string {
  const [price, revenue] = [writeDollars(priceMinor), writeDollars(freeUpToMinor)];
  return revenueMinor <= freeUpToMinor
    ? `Free upto ${revenue}/month of attributed revenue then ${price}/month`
    : `Flat ${price}/month fee after crossing ${revenue}/month of attributed revenue`;
}

/** What the welcome dialog says of such a price. */
export function welcomePrice({ priceMinor, freeUpToMinor }: PriceAfterRevenue): string {
  return `After that it is ${writeDollars(priceMinor)} per month, and only once Bellbird has brought you at least ${writeDollars(freeUpToMinor)} of revenue in the month.`;
}

/** How full a bar is, in percent from 0 to 100; nothing of nothing is empty. */
export function progressPercent(used: number, included: number): number {
  if (included <= 0) return 0;
  return Math.min(100, Math.max(0, (used / included) * 100));
}
