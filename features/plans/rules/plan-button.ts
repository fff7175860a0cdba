import type { ChargeStatus, PlanId, Reading } from '../contract/plan.ts';

/** What a plan's button does: nothing, or begin the change to it. */
export type PlanButton = { word: 'Current plan' | 'Select Plan'; does: 'nothing' | 'change' };

/** What the button of a plan says and does; document 1, section 4. `current` null: a plan of an old store. */
export function planButton(given: {
  plan: PlanId;
  current: PlanId | null;
  reading: Reading;
  status: ChargeStatus;
}): PlanButton {
  const { plan, current, reading, status } = given;
  // At init nothing is chosen yet, not even the free plan that the shop is on meanwhile.
  const isCurrent = plan === current && !(plan === 'free' && status === 'init');
  if (isCurrent) return { word: 'Current plan', does: 'nothing' };
  if (plan === 'pro' && reading === 'chooser' && current !== 'free')
    return { word: 'Select Plan', does: 'nothing' };
  return { word: 'Select Plan', does: 'change' };
}
