import type { AudienceCondition, AudienceRule, ConditionValues } from '../contract/audience-condition.ts';
import { operationOf } from '../contract/read-rule.ts';
import { SEGMENT_RULES } from '../segment-rule-list.ts';

/** The two sides of a condition. */
export type Side = 'include' | 'exclude';
export type Operation = 'AND' | 'OR';

/** What a new rule is about: the first of the menu. Document 3, section 3.3. */
const FIRST_TYPE = SEGMENT_RULES[0].type;

/** A rule with its place in the condition, where faults and changes name it. */
export interface PlacedRule {
  place: number;
  rule: AudienceRule;
}

/** The rules of a side, in their order. */
export function rulesOf({ rules }: AudienceCondition, side: Side): PlacedRule[] {
  return rules.flatMap((rule, place) => (isExcluded(rule) === (side === 'exclude') ? [{ place, rule }] : []));
}

/** A rule's values as they are typed; a new rule has none. */
export function valuesOf({ conditions }: AudienceRule): ConditionValues {
  return conditions?.[0] ?? {};
}

/** How a side's rules are put together; null while there is nothing to put together yet. */
export function chosenOperation(condition: AudienceCondition, side: Side): Operation | null {
  if (rulesOf(condition, side).length < 2) return null;
  return operationOf(side === 'include' ? condition.includeOperation : condition.excludeOperation);
}

/** One more rule on a side; `operation` where it is chosen with it. */
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

/** Another type takes the rule's values along with the old one: none of them would mean the same. */
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

/** Whether there is anything to count: a first rule without any value counts nobody, and is not asked for. */
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
