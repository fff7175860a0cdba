import { fill } from '#platform/language/reader.ts';
import { texts } from '../texts/all.ts';
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
  if (included.length === 0) return texts.sentences.nobody;
  const who = joined(included, condition.includeOperation, words);
  if (excluded.length === 0) return fill(texts.sentences.included, { who });
  const others = joined(excluded, condition.excludeOperation, words);
  return fill(texts.sentences.excluded, { who, others });
}

/** Describes a rule, to be read after "people who". */
export function describeRule(rule: ReadRule, words: RuleWords): string {
  if (!('wrong' in rule)) return rule.definition.describe(rule.values, words);
  return rule.definition === null
    ? texts.ruleWords.unknown
    : fill(texts.ruleWords.notFilledIn, { rule: rule.definition.name });
}

function joined(rules: readonly ReadRule[], operation: string | null | undefined, words: RuleWords): string {
  const { and, or } = texts.sentences;
  const text = operationOf(operation) === 'AND' ? and : or;
  return rules
    .map((rule) => describeRule(rule, words))
    .reduce((first, second) => fill(text, { first, second }));
}
