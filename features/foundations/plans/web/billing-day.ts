import { shopDay } from '#platform/clock/shop-day.ts';
import { formatDay } from '#platform/ui-kit/format/day.ts';
import type { PlanHolder } from '../contract/plan.ts';

/** Returns the day of the next bill in the shop's time zone, in the reader's format, or null. */
export function billingDay({ planDetails, shopTimeZone }: PlanHolder): string | null {
  const { nextBillingOn } = planDetails;
  return nextBillingOn === null ? null : formatDay(shopDay(new Date(nextBillingOn), shopTimeZone));
}

/** Returns the day on which the cycle's counts start again, in the reader's format. */
export function cycleEnd({ planDetails, shopTimeZone }: PlanHolder): string {
  return formatDay(shopDay(new Date(planDetails.cycleEndsOn), shopTimeZone));
}
