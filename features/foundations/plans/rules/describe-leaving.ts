import { countOf } from '#platform/count-of.ts';
import type { PlanCard, PlanDetails } from '../contract/plan.ts';
import { FREE_USAGE } from './plan-terms.ts';

interface Leaving {
  own: PlanCard;
  free: PlanCard;
  planDetails: Pick<PlanDetails, 'nextBillingOn' | 'remainingTrialDays' | 'usageCap'>;
  /** Whether the shop pays a price that is not listed. */
  paysEarlierPrice: boolean;
}

/** Says what a shop loses, and when, if it leaves its plan for Free: one sentence or two for each line. */
export function describeLeaving({ own, free, planDetails, paysEarlierPrice }: Leaving): string[] {
  const lost = own.parts
    .filter(({ part, isIncluded }) => isIncluded && !isIn(free, part))
    .map(({ part }) => part);
  return [
    `${own.title} ends immediately.${billing(planDetails)}`,
    ...(lost.length > 0 ? [`Your shop loses: ${lost.join(', ')}.`] : []),
    `${free.title} includes ${FREE_USAGE.most.toLocaleString('en')} ${FREE_USAGE.meter} a month. Beyond them, messages wait for the next month.`,
    ...(own.planId === null
      ? ['This plan is not sold any more, so you cannot choose it again.']
      : paysEarlierPrice
        ? ['You pay an earlier price. If you choose this plan again, you pay the price that is listed then.']
        : []),
  ];
}

function isIn({ parts }: PlanCard, part: string): boolean {
  return parts.some((one) => one.part === part && one.isIncluded);
}

function billing({ nextBillingOn, remainingTrialDays, usageCap }: Leaving['planDetails']): string {
  if (nextBillingOn === null) return '';
  if (remainingTrialDays > 0)
    return ` Nothing is billed. The ${countOf(remainingTrialDays, 'day')} left in your free trial keep counting.`;
  return usageCap === null
    ? ' Days that you already paid for are not refunded.'
    : ' What you used so far is still billed, and days that you already paid for are not refunded.';
}
