import type { AudienceCondition } from '../contract/audience-condition.ts';
import { NOBODY, type Predicate } from '../contract/predicate.ts';
import { operationOf, readRules, type ReadRule } from '../contract/read-rule.ts';
import type { RuleMoment, SegmentRuleList } from '../contract/segment-rule-definition.ts';

/** A condition as predicates: whom its include rules mean, and whom its exclude rules take out. */
export interface ConditionPredicates {
  included: Predicate;
  excluded: Predicate;
}

/**
 * Whom a condition means. A rule that is not filled in means nobody, and so does a condition that includes nobody:
 * below AND nobody is left, below OR the others are.
 */
export function toPredicates(
  definitions: SegmentRuleList,
  condition: AudienceCondition,
  moment: RuleMoment,
): ConditionPredicates {
  const rules = readRules(definitions, condition);
  const side = (isExclude: boolean, operation: string | null | undefined) =>
    join(
      rules.filter((rule) => rule.isExclude === isExclude).map((rule) => rulePredicate(rule, moment)),
      operationOf(operation),
    );
  return {
    included: side(false, condition.includeOperation),
    excluded: side(true, condition.excludeOperation),
  };
}

/** Both together. */
export function inAudience({ included, excluded }: ConditionPredicates): Predicate {
  if (included.kind === 'nobody' || excluded.kind === 'nobody') return included;
  return { kind: 'all', parts: [included, { kind: 'not', part: excluded }] };
}

/** Whom one rule means. */
export function rulePredicate(rule: ReadRule, moment: RuleMoment): Predicate {
  return 'wrong' in rule ? NOBODY : rule.definition.toPredicate(rule.values, moment);
}

function join(parts: readonly Predicate[], operation: 'AND' | 'OR'): Predicate {
  const [first, ...others] = parts;
  if (first === undefined) return NOBODY;
  if (others.length === 0) return first;
  return operation === 'AND' ? { kind: 'all', parts } : { kind: 'any', parts };
}
