import type { AudienceCondition } from '../contract/audience-condition.ts';

/** An audience without rules. */
export const NO_RULES: AudienceCondition = { rules: [], includeOperation: 'OR', excludeOperation: 'OR' };

/** People with fewer orders than a number. */
export function fewOrders(than: number): AudienceCondition {
  const conditions = [{ checkValue: String(than) }];
  return { ...NO_RULES, rules: [{ segmentType: 'NumberOfOrders<', key: 0, exclude: 0, conditions }] };
}
