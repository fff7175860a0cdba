import type { MeterReading, PlanDetails } from '../contract/plan.ts';

/** What a merchant can do about usage at or near the plan's limit. */
export interface LimitNotice {
  id: string;
  text: string;
  does: 'openPlans' | 'raiseCap';
  /** A notice of near usage can be closed. A notice of waiting messages stays. */
  canClose: boolean;
}

/** Returns the notice above every page, or null. `endsOn` is the day of the new cycle in the reader's format. */
export function limitNotice(plan: PlanDetails, endsOn: string): LimitNotice | null {
  const bounded = plan.readings.find(({ most }) => most !== null);
  const does = plan.usageCap?.canRaise === true ? 'raiseCap' : 'openPlans';
  if (plan.limitReachedOn !== null && bounded) {
    const next = does === 'raiseCap' ? 'Raise your usage limit to go on now.' : 'A paid plan goes on now.';
    return {
      id: `limit-${plan.cycleEndsOn}`,
      text: `${usedUp(bounded)} Further messages wait until ${endsOn}. ${next}`,
      does,
      canClose: false,
    };
  }
  if (!plan.isNearCap || does === 'openPlans') return null;
  return { id: `near-${plan.cycleEndsOn}`, text: nearCapWords(plan, endsOn), does, canClose: true };
}

/** Describes what happens beyond the cap: messages wait, or cost nothing on plans that are flat from there. */
export function nearCapWords({ usageCap }: Pick<PlanDetails, 'usageCap'>, endsOn: string): string {
  return usageCap?.canRaise === true
    ? `You are close to your usage limit of this cycle. Beyond it messages wait until ${endsOn}.`
    : 'You are close to the most that usage can cost this cycle. Nothing is charged beyond it.';
}

function usedUp({ meter, most }: MeterReading): string {
  const count = new Intl.NumberFormat('en').format(most ?? 0);
  return `Your plan’s ${count} ${meter} of this cycle are used up.`;
}

const DOLLARS = /^\$?\s*(\d{1,3}(?:,?\d{3})*)(?:\.(\d{1,2}))?$/;

/** Returns a typed amount of dollars in US cents, or null. */
export function readDollars(text: string): number | null {
  const [, whole, cents = ''] = DOLLARS.exec(text.trim()) ?? [];
  return whole === undefined ? null : Number(whole.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}
