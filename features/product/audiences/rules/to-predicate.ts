import type { AudienceCondition } from '../contract/audience-condition.ts';
import { NOBODY, type Predicate } from '../contract/predicate.ts';
import { operationOf, readRules, type ReadRule } from '../contract/read-rule.ts';
import type { RuleMoment, SegmentRuleList } from '../contract/segment-rule-definition.ts';

/** A condition as predicates: each rule's, those of the include rules, and those of the exclude rules. */
export interface ConditionPredicates {
  rules: { rule: ReadRule; predicate: Predicate }[];
  included: Predicate;
  excluded: Predicate;
}

/**
 * Returns the people of a condition. A rule without values selects nobody. With AND nobody is left then, with OR the
 * other rules' people are.
 */
export function toPredicates(
  definitions: SegmentRuleList,
  condition: AudienceCondition,
  moment: RuleMoment,
): ConditionPredicates {
  const rules = readRules(definitions, condition).map((rule) => ({
    rule,
    predicate: rulePredicate(rule, moment),
  }));
  const side = (isExclude: boolean, operation: string | null | undefined) =>
    join(
      rules.filter(({ rule }) => rule.isExclude === isExclude).map(({ predicate }) => predicate),
      operationOf(operation),
    );
  return {
    rules,
    included: side(false, condition.includeOperation),
    excluded: side(true, condition.excludeOperation),
  };
}

/** Returns the include rules without the exclude rules. */
export function inAudience({ included, excluded }: Omit<ConditionPredicates, 'rules'>): Predicate {
  if (included.kind === 'nobody' || excluded.kind === 'nobody') return included;
  return { kind: 'all', parts: [included, { kind: 'not', part: excluded }] };
}

/** Returns the people of one rule. */
function rulePredicate(rule: ReadRule, moment: RuleMoment): Predicate {
  return 'wrong' in rule ? NOBODY : rule.definition.toPredicate(rule.values, moment);
}

function join(parts: readonly Predicate[], operation: 'AND' | 'OR'): Predicate {
  const [first, ...others] = parts;
  if (first === undefined) return NOBODY;
  if (others.length === 0) return first;
  return operation === 'AND' ? { kind: 'all', parts } : { kind: 'any', parts };
}
