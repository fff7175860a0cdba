import type { PlanCard, PlanId } from '../contract/plan.ts';

/** What a plan's button does: nothing, and why if that needs a word, or begin the change to it. */
export type PlanButton =
  | { word: 'Current plan'; does: 'nothing'; why: null }
  | { word: 'Select Plan'; does: 'nothing'; why: string }
  | { word: 'Select Plan'; does: 'change'; why: null };

/** What the button of a plan says and does for a shop on `from`, null on a plan of an old store; document 1, section 4. */
export function planButton(
  { planId, isCurrent }: Pick<PlanCard, 'planId' | 'isCurrent'>,
  from: PlanId | null,
): PlanButton {
  if (isCurrent) return { word: 'Current plan', does: 'nothing', why: null };
  if (planId !== null && whyRefusePlan(planId, from) !== null)
    return { word: 'Select Plan', does: 'nothing', why: 'Can be chosen only from Free' };
  return { word: 'Select Plan', does: 'change', why: null };
}

/** The refusal of a change, or null: Pro can be chosen only from Free; document 1, section 4. */
export function whyRefusePlan(plan: PlanId, from: PlanId | null): 'PRO_ONLY_FROM_FREE' | null {
  return plan === 'pro' && from !== 'free' && from !== 'pro' ? 'PRO_ONLY_FROM_FREE' : null;
}

/**
 * The plan to highlight: the cheapest that can be chosen of those that cost more than the shop's own, and while none is
 * chosen the cheapest of all. Null where nothing costs more, or what the shop pays is not known.
 */
export function nextStep(cards: readonly PlanCard[], from: PlanId | null): PlanCard | null {
  const own = cards.find(({ isCurrent }) => isCurrent);
  if (own?.priceMinor === null) return null;
  const floor = own?.priceMinor ?? -1;
  const price = ({ priceMinor }: PlanCard) => priceMinor ?? 0;
  return (
    cards
      .filter((card) => price(card) > floor && planButton(card, from).does === 'change')
      .toSorted((one, other) => price(one) - price(other))[0] ?? null
  );
}
