import { texts } from '../texts/all.ts';
import type { AudienceCondition, ConditionFault } from './audience-condition.ts';
import { readRules } from './read-rule.ts';
import type { SegmentRuleList } from './segment-rule-definition.ts';

/** Returns the faults of a condition, rule by rule: missing, swapped or impossible values. */
export function conditionFaults(
  definitions: SegmentRuleList,
  condition: AudienceCondition,
): ConditionFault[] {
  const rules = readRules(definitions, condition);
  if (!rules.some((rule) => !rule.isExclude))
    return [{ place: 0, field: 'segmentType', sentence: texts.ruleFaults.nobody }];
  return rules.flatMap((rule) =>
    'wrong' in rule ? rule.wrong.map((fault) => ({ place: rule.place, ...fault })) : [],
  );
}
