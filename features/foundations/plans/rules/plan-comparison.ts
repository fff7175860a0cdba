import type { PlanFeatures } from '../contract/plan.ts';
import { isFeatureEnabled } from './feature-flags.ts';

/** The parts that plans differ in, each by its flag. */
const COMPARED = [
  { part: 'WhatsApp campaigns and tools', flag: 'WAautoCampaigns' },
  { part: 'Messenger campaigns and tools', flag: 'autoCampaigns' },
  { part: 'WhatsApp broadcasts', flag: 'WAInstantCampaigns' },
  { part: 'Customer support inbox', flag: 'customerSupport' },
] as const;

/** Returns the same parts for every plan in the same order, and whether the plan includes them. */
export function comparePlan(features: PlanFeatures): { part: string; isIncluded: boolean }[] {
  return COMPARED.map(({ part, flag }) => ({ part, isIncluded: isFeatureEnabled(features, flag) }));
}
