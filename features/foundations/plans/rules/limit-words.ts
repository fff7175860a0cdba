import type { MeterReading, PlanDetails } from '../contract/plan.ts';

/** What a merchant can do about usage that reached, or comes near, what the plan has room for. */
export interface LimitNotice {
  id: string;
  text: string;
  does: 'openPlans' | 'raiseCap';
  /** What is only near can be closed; what waits is said until it goes on. */
  canClose: boolean;
}

/** The notice above every page, or null; `endsOn` is the day of the new cycle as the reader writes it. */
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

/** What comes beyond the most that usage may cost: on a plan that is flat from there on nothing, else messages wait. */
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

/** An amount of dollars as a person writes it, in US cents; null when it is none. */
export function readDollars(text: string): number | null {
  const [, whole, cents = ''] = DOLLARS.exec(text.trim()) ?? [];
  return whole === undefined ? null : Number(whole.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}
