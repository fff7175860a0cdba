import { note, refusal, type CopyNote, type CopyRefusal } from '#platform/copies/copy-note.ts';
import type { AudienceCondition } from '../contract/audience-condition.ts';
import { conditionFaults } from '../contract/condition-faults.ts';
import type { PortableCondition, PortableRule, PortableSegment } from '../contract/portable-segment.ts';
import type { SegmentRuleList } from '../contract/segment-rule-definition.ts';
import { definitionOf, fromPortable, namedIn, type Named } from './portable-condition.ts';

/** The facts about both stores that decide whether a segment can be copied. */
export interface SegmentFacts {
  source: { storeName: string; currency: string };
  target: { currency: string };
  /** The ids in the target store by name, without names that several have. */
  products: ReadonlyMap<string, string>;
  collections: ReadonlyMap<string, string>;
  /** The target's segments by name, in their portable form. */
  segments: ReadonlyMap<string, { id: string; content: PortableSegment }>;
}

export type FittedSegment = { condition: AudienceCondition; notes: CopyNote[] } | { refusal: CopyRefusal };

/**
 * Returns the condition of a copied segment. Refuses it if a rule, also one of a segment that it uses, would select
 * other people in the target store than its sentence says.
 */
export function fitSegment(
  definitions: SegmentRuleList,
  { condition, segments }: PortableSegment,
  facts: SegmentFacts,
): FittedSegment {
  for (const one of [condition, ...Object.values(segments)]) {
    const why = refusalOfRules(definitions, one, facts);
    if (why) return why;
  }
  for (const [name, used] of Object.entries(segments))
    if (!isSame(used, facts.segments.get(name)?.content.condition)) return refusal('noSegment', { name });
  const named = condition.rules.flatMap(namedIn);
  const fitted = fromPortable(condition, (one) => idOf(one, facts) ?? '');
  if (conditionFaults(definitions, fitted).length > 0) return refusal('unfinished');
  return { condition: fitted, notes: named.map(({ name }) => note('sameNamed', { name })) };
}

function refusalOfRules(
  definitions: SegmentRuleList,
  { rules }: PortableCondition,
  facts: SegmentFacts,
): { refusal: CopyRefusal } | null {
  for (const rule of rules) {
    const definition = definitionOf(definitions, rule.type);
    if (!definition) return refusal('unknownRule');
    if (definition.isInCurrency && facts.source.currency !== facts.target.currency)
      return refusal('currency', { from: facts.source.currency, to: facts.target.currency });
    const why = refusalOfNames(rule, definition.name, facts);
    if (why) return why;
  }
  return null;
}

const NOT_FOUND = { product: 'noProduct', collection: 'noCollection', segment: 'noSegment' } as const;

function refusalOfNames(
  rule: PortableRule,
  ruleName: string,
  facts: SegmentFacts,
): { refusal: CopyRefusal } | null {
  for (const named of namedIn(rule)) {
    if (named.kind === 'onlyHere') return refusal('ofThisStore', { rule: ruleName });
    if (named.name === '') return refusal('unfinished');
    if (idOf(named, facts) === undefined) return refusal(NOT_FOUND[named.kind], { name: named.name });
  }
  return null;
}

function idOf({ kind, name }: Named, { products, collections, segments }: SegmentFacts): string | undefined {
  switch (kind) {
    case 'product':
      return products.get(name);
    case 'collection':
      return collections.get(name);
    case 'segment':
      return segments.get(name)?.id;
    case 'onlyHere':
      return undefined;
  }
}

/** Whether two conditions have the same rules, whatever the order of their values. */
function isSame(one: PortableCondition, other: PortableCondition | undefined): boolean {
  return other !== undefined && JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted({ rules, ...operations }: PortableCondition) {
  const byName = (record: Record<string, string>) =>
    Object.entries(record).toSorted(([name], [otherName]) => (name < otherName ? -1 : 1));
  return {
    ...operations,
    rules: rules.map(({ type, attribute, isExclude, values, names }) => [
      type,
      attribute?.attribute,
      attribute?.valueType,
      isExclude,
      byName(values),
      byName(names),
    ]),
  };
}
