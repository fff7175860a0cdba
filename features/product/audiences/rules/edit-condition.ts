import type { AudienceCondition, AudienceRule, ConditionValues } from '../contract/audience-condition.ts';
import { operationOf } from '../contract/read-rule.ts';
import { SEGMENT_RULES } from '../segment-rule-list.ts';

/** The two sides of a condition. */
export type Side = 'include' | 'exclude';
export type Operation = 'AND' | 'OR';

/** The type of a new rule: the first of the menu. Document 3, section 3.3. */
const FIRST_TYPE = SEGMENT_RULES[0].type;

/** A rule with its position in the condition, which faults and changes refer to. */
export interface PlacedRule {
  place: number;
  rule: AudienceRule;
}

/** Returns the rules of a side in order. */
export function rulesOf({ rules }: AudienceCondition, side: Side): PlacedRule[] {
  return rules.flatMap((rule, place) => (isExcluded(rule) === (side === 'exclude') ? [{ place, rule }] : []));
}

/** Returns a rule's typed values. A new rule has none. */
export function valuesOf({ conditions }: AudienceRule): ConditionValues {
  return conditions?.[0] ?? {};
}

/** Returns how a side's rules are combined, or null while there are fewer than two. */
export function chosenOperation(condition: AudienceCondition, side: Side): Operation | null {
  if (rulesOf(condition, side).length < 2) return null;
  return operationOf(side === 'include' ? condition.includeOperation : condition.excludeOperation);
}

/** Adds a rule to a side. `operation` is set if it is chosen together with the rule. */
export function withNewRule(
  condition: AudienceCondition,
  side: Side,
  operation?: Operation,
): AudienceCondition {
  const rule: AudienceRule = {
    segmentType: FIRST_TYPE,
    key: Math.max(-1, ...condition.rules.map(({ key }) => Number(key ?? -1))) + 1,
    exclude: side === 'exclude' ? 1 : 0,
    conditions: [],
  };
  const rules = [...condition.rules, rule];
  if (operation === undefined) return { ...condition, rules };
  return side === 'include'
    ? { ...condition, rules, includeOperation: operation }
    : { ...condition, rules, excludeOperation: operation };
}

export function withoutRule(condition: AudienceCondition, place: number): AudienceCondition {
  return { ...condition, rules: condition.rules.filter((_rule, at) => at !== place) };
}

/** Changes a rule's type, and removes its values, which would mean something else. */
export function withType(
  condition: AudienceCondition,
  place: number,
  segmentType: AudienceRule['segmentType'],
): AudienceCondition {
  return withRule(condition, place, (rule) => ({ ...rule, segmentType, conditions: [] }));
}

export function withValues(
  condition: AudienceCondition,
  place: number,
  change: ConditionValues,
): AudienceCondition {
  return withRule(condition, place, (rule) => ({
    ...rule,
    conditions: [{ ...valuesOf(rule), ...change }],
  }));
}

/** Whether a condition is worth counting. A single rule without values selects nobody. */
export function isWorthCounting(condition: AudienceCondition): boolean {
  const first = rulesOf(condition, 'include')[0];
  if (!first) return false;
  return Object.values(valuesOf(first.rule)).some((value) => String(value ?? '').trim() !== '');
}

function withRule(
  condition: AudienceCondition,
  place: number,
  change: (rule: AudienceRule) => AudienceRule,
): AudienceCondition {
  return { ...condition, rules: condition.rules.map((rule, at) => (at === place ? change(rule) : rule)) };
}

function isExcluded({ exclude }: AudienceRule): boolean {
  return exclude === 1 || exclude === '1' || exclude === true || exclude === 'true';
}
