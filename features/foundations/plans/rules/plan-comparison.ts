import type { PlanFeatures } from '../contract/plan.ts';
import { isFeatureEnabled } from './feature-flags.ts';

/** What plans differ in, each by the flag that opens it. */
const COMPARED = [
  { part: 'WhatsApp campaigns and tools', flag: 'WAautoCampaigns' },
  { part: 'Messenger campaigns and tools', flag: 'autoCampaigns' },
  { part: 'WhatsApp broadcasts', flag: 'WAInstantCampaigns' },
  { part: 'Customer support inbox', flag: 'customerSupport' },
] as const;

/** The same parts of every plan in the same order, and whether this one has them. */
export function comparePlan(features: PlanFeatures): { part: string; isIncluded: boolean }[] {
  return COMPARED.map(({ part, flag }) => ({ part, isIncluded: isFeatureEnabled(features, flag) }));
}
