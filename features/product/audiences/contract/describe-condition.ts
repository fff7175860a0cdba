import type { AudienceCondition } from './audience-condition.ts';
import { operationOf, readRules, type ReadRule } from './read-rule.ts';
import type { RuleWords, SegmentRuleList } from './segment-rule-definition.ts';

/** Describes a condition as one sentence for merchants. Rules without values say so. */
export function describeCondition(
  definitions: SegmentRuleList,
  condition: AudienceCondition,
  words: RuleWords,
): string {
  const rules = readRules(definitions, condition);
  const included = rules.filter((rule) => !rule.isExclude);
  const excluded = rules.filter((rule) => rule.isExclude);
  if (included.length === 0) return 'Nobody: no rule says whom to include.';
  const who = joined(included, condition.includeOperation, words);
  if (excluded.length === 0) return `People who ${who}.`;
  return `People who ${who}, but not those who ${joined(excluded, condition.excludeOperation, words)}.`;
}

/** Describes a rule, to be read after "people who". */
export function describeRule(rule: ReadRule, words: RuleWords): string {
  if (!('wrong' in rule)) return rule.definition.describe(rule.values, words);
  return rule.definition === null
    ? 'meet a rule that is not known'
    : `meet the rule ‘${rule.definition.name}’, which is not filled in`;
}

function joined(rules: readonly ReadRule[], operation: string | null | undefined, words: RuleWords): string {
  const word = operationOf(operation) === 'AND' ? ' and ' : ' or ';
  return rules.map((rule) => describeRule(rule, words)).join(word);
}
