import type { PlanFeatures } from '../contract/plan.ts';
import { texts } from '../texts/all.ts';
import { isFeatureEnabled } from './feature-flags.ts';

/** The parts that plans differ in, each by its flag. */
const COMPARED = [
  { part: 'whatsApp', flag: 'WAautoCampaigns' },
  { part: 'messenger', flag: 'autoCampaigns' },
  { part: 'broadcasts', flag: 'WAInstantCampaigns' },
  { part: 'support', flag: 'customerSupport' },
] as const;

/** Returns the same parts for every plan in the same order, and whether the plan includes them. */
export function comparePlan(features: PlanFeatures): { part: string; isIncluded: boolean }[] {
  return COMPARED.map(({ part, flag }) => ({
    part: texts.cardWords.parts[part],
    isIncluded: isFeatureEnabled(features, flag),
  }));
}
