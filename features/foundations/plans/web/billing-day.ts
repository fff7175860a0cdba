import { shopDay } from '#platform/clock/shop-day.ts';
import { formatDay } from '#platform/ui-kit/format/day.ts';
import type { PlanHolder } from '../contract/plan.ts';

/** The day of the next bill in the shop's own time zone, as the reader writes it; null where there is none. */
export function billingDay({ planDetails, shopTimeZone }: PlanHolder): string | null {
  const { nextBillingOn } = planDetails;
  return nextBillingOn === null ? null : formatDay(shopDay(new Date(nextBillingOn), shopTimeZone));
}

/** The day on which the counts of the cycle begin anew, as the reader writes it. */
export function cycleEnd({ planDetails, shopTimeZone }: PlanHolder): string {
  return formatDay(shopDay(new Date(planDetails.cycleEndsOn), shopTimeZone));
}
