import { namesIn, type AudienceCondition, type AudienceRule } from '../contract/audience-condition.ts';
import type { PortableCondition, PortableRule } from '../contract/portable-segment.ts';
import { operationOf } from '../contract/read-rule.ts';
import type { AnySegmentRule, RuleWords, SegmentRuleList } from '../contract/segment-rule-definition.ts';
import { dayInShop } from '../contract/value-shapes.ts';

/** What a value names by an id: something that another store can have under the same name, or nothing of the kind. */
export type NamedKind = 'product' | 'collection' | 'segment' | 'onlyHere';

/** The values that are ids, with the value in which screens store the name beside them. */
const NAMED: Readonly<Record<string, { kind: NamedKind; label: string }>> = {
  productId: { kind: 'product', label: 'title' },
  collectionsId: { kind: 'collection', label: 'collectionName' },
  segmentId: { kind: 'segment', label: 'name' },
  // Another store has other lists and other broadcasts, even under the same name.
  importId: { kind: 'onlyHere', label: 'name' },
  broadcastId: { kind: 'onlyHere', label: 'name' },
};
/** Values that only repeat a choice for the screen. */
const SHOWN = new Set([
  'title',
  'collectionName',
  'image',
  'name',
  'id',
  'status',
  'population',
  'attributeName',
]);
/** Parts of an attribute's type, which is stored apart. */
const OF_TYPE = new Set(['attribute', 'valueType']);

/** Returns the definition of a rule by the type in its portable form. */
export function definitionOf(definitions: SegmentRuleList, type: string): AnySegmentRule | null {
  return definitions.find((one) => one.type === type) ?? null;
}

/** Returns a condition without the ids of its shop. Moments become days of the shop. */
export function toPortable(
  definitions: SegmentRuleList,
  condition: AudienceCondition,
  words: Pick<RuleWords, 'nameOf' | 'timeZone'>,
): PortableCondition {
  return {
    includeOperation: operationOf(condition.includeOperation),
    excludeOperation: operationOf(condition.excludeOperation),
    rules: condition.rules.map((rule) => portableRule(definitions, rule, words)),
  };
}

function portableRule(
  definitions: SegmentRuleList,
  { segmentType, exclude, conditions }: AudienceRule,
  { nameOf, timeZone }: Pick<RuleWords, 'nameOf' | 'timeZone'>,
): PortableRule {
  const type = typeof segmentType === 'string' ? segmentType : 'attribute';
  const definition = definitionOf(definitions, type);
  const known = new Set(definition ? namesIn(definition.shape) : []);
  const values: Record<string, string> = {};
  const names: Record<string, string> = {};
  for (const [name, value] of Object.entries(conditions?.[0] ?? {})) {
    const text = String(value ?? '').trim();
    if (text === '' || !known.has(name) || OF_TYPE.has(name)) continue;
    if (NAMED[name]) names[name] = nameOf(name, text) ?? '';
    else if (!SHOWN.has(name))
      values[name] = /^\d{4}-\d\d-\d\dT/.test(text) ? dayInShop(text, timeZone) : text;
  }
  const attribute = typeof segmentType === 'object' && {
    attribute: segmentType.attribute,
    ...(segmentType.valueType && { valueType: segmentType.valueType }),
  };
  return {
    type,
    ...(attribute && { attribute }),
    isExclude: exclude === 1 || exclude === '1' || exclude === true || exclude === 'true',
    values,
    names,
  };
}

/** Something that a portable rule names. */
export interface Named {
  kind: NamedKind;
  name: string;
}

/** Returns what a rule names. */
export function namedIn({ names }: Pick<PortableRule, 'names'>): Named[] {
  return Object.entries(names).map(([value, name]) => ({ kind: NAMED[value]?.kind ?? 'onlyHere', name }));
}

/** Returns the condition in a shop, with the ids that `idOf` finds for names. All of them must exist. */
export function fromPortable(
  { includeOperation, excludeOperation, rules }: PortableCondition,
  idOf: (named: Named) => string,
): AudienceCondition {
  return {
    includeOperation,
    excludeOperation,
    rules: rules.map(({ type, attribute, isExclude, values, names }, key) => {
      const ids = Object.entries(names).flatMap(([value, name]) => {
        const { kind, label } = NAMED[value] ?? { kind: 'onlyHere', label: 'name' };
        return [
          [value, idOf({ kind, name })],
          [label, name],
        ];
      });
      return {
        segmentType: attribute ?? type,
        key,
        exclude: isExclude ? 1 : 0,
        conditions: [{ ...values, ...Object.fromEntries(ids) }],
      };
    }),
  };
}
