import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { AudienceCondition, AudienceRule } from '../contract/audience-condition.ts';
import { NOBODY, type Leaf, type Predicate } from '../contract/predicate.ts';
import type { AnySegmentRule, RuleMoment } from '../contract/segment-rule-definition.ts';
import { usesImport } from '../segment-rules/imported/uses-import.ts';
import { usesSegment } from '../segment-rules/saved-segment/uses-segment.ts';
import { countParts } from './count-parts.ts';
import { holds, leavesOf } from './leaves.ts';
import { inAudience, toPredicates } from './to-predicate.ts';

const leaf = (productId: string): Leaf => ({ kind: 'member', of: { set: 'product', productId } });
const [A, B, C] = [leaf('a'), leaf('b'), leaf('c')];
const not = (part: Predicate): Predicate => ({ kind: 'not', part });
const all = (...parts: Predicate[]): Predicate => ({ kind: 'all', parts });
const any = (...parts: Predicate[]): Predicate => ({ kind: 'any', parts });

/** A rule for the people who bought a product. */
const BOUGHT = {
  type: 'bought',
  shape: z.object({ product: z.string() }),
  toPredicate: ({ product }: { product: string }) => leaf(product),
} as unknown as AnySegmentRule;
const MOMENT = {} as RuleMoment;
const rule = (product: string, exclude: 0 | 1 = 0): AudienceRule =>
  ({ segmentType: 'bought', key: 0, exclude, conditions: [{ product }] }) as unknown as AudienceRule;
const read = (rules: AudienceRule[], operations: Partial<AudienceCondition> = {}) =>
  toPredicates([BOUGHT], { rules, includeOperation: 'OR', excludeOperation: 'OR', ...operations }, MOMENT);

describe('a condition means', () => {
  it('nobody without a rule', () => {
    expect(read([])).toEqual({ rules: [], included: NOBODY, excluded: NOBODY });
  });

  it('the people of its only rule', () => {
    expect(read([rule('a')])).toMatchObject({ included: A, excluded: NOBODY });
  });

  it.each([
    ['OR', any(A, B)],
    ['AND', all(A, B)],
  ])('joins several rules by %s', (includeOperation, included) => {
    expect(read([rule('a'), rule('b')], { includeOperation })).toMatchObject({ included, excluded: NOBODY });
  });

  it('joins included and excluded rules by their own operations', () => {
    const predicates = read([rule('a'), rule('b', 1), rule('b'), rule('c', 1)], { excludeOperation: 'AND' });
    expect(predicates).toMatchObject({ included: any(A, B), excluded: all(B, C) });
    expect(predicates.rules.map(({ predicate }) => predicate)).toEqual([A, B, B, C]);
  });

  it('nobody for a rule without values', () => {
    expect(read([rule(''), rule('a')])).toMatchObject({ included: any(NOBODY, A) });
  });
});

it.each([
  ['the included people who are not excluded', A, B, all(A, not(B))],
  ['the included people if nobody is excluded', A, NOBODY, A],
  ['nobody if nobody is included', NOBODY, B, NOBODY],
])('an audience is %s', (_case, included, excluded, audience) => {
  expect(inAudience({ included, excluded })).toEqual(audience);
});

describe('the leaves of a predicate', () => {
  const nested = any(all(A, not(B)), not(any(B, C)));

  it.each([
    ['one', A, 1],
    ['a negated leaf', not(A), 1],
    ['all of three', all(A, B, C), 3],
    ['a repeated leaf', any(A, A), 2],
    ['nested leaves', nested, 4],
    ['all of none', all(), 0],
    ['nobody', NOBODY, 1],
  ])('are counted: %s', (_case, predicate, parts) => {
    expect(countParts(predicate)).toBe(parts);
    expect(leavesOf(predicate)).toHaveLength(parts);
  });

  it('are counted once for a part that is used several times', () => {
    let doubled: Predicate = A;
    for (let nth = 0; nth < 50; nth += 1)
      doubled = nth % 2 ? any(doubled, doubled) : all(doubled, not(doubled));
    expect(countParts(doubled)).toBe(2 ** 50);
  });

  it('are listed from the left', () => {
    expect(leavesOf(nested)).toEqual([A, B, B, C]);
  });

  it.each([
    ['all, if all are true', all(A, B), [A, B], true],
    ['all, if some are true', all(A, B), [A], false],
    ['any, if some are true', any(A, B), [B], true],
    ['any, if none is true', any(A, B), [C], false],
    ['not, if it is true', not(A), [A], false],
    ['not, if it is false', not(A), [], true],
    ['nested, if the first is true', nested, [A], true],
    ['nested, if only the second is true', nested, [B], false],
  ])('determine its value: %s', (_case, predicate, yes, expected) => {
    expect(holds(predicate, (one) => yes.includes(one))).toBe(expected);
  });
});

const naming = (segmentType: string, values: object | undefined) =>
  ({ rules: [rule('a'), { segmentType, conditions: values && [values] }] }) as unknown as AudienceCondition;

it.each([
  ['savedSegment', { segmentId: 's-1' }, true],
  ['savedSegment', { segmentId: 's-2' }, false],
  ['savedSegment', undefined, false],
  ['importedOrders', { segmentId: 's-1' }, false],
])('%s with %j uses the segment: %s', (type, values, isUsed) => {
  expect(usesSegment(naming(type, values), 's-1')).toBe(isUsed);
});

it.each([
  ['importedOrders', { importId: 'i-1' }, true],
  ['importedOrders', { importId: 'i-2' }, false],
  ['importedOrders', undefined, false],
  ['savedSegment', { importId: 'i-1' }, false],
])('%s with %j uses the import: %s', (type, values, isUsed) => {
  expect(usesImport(naming(type, values), 'i-1')).toBe(isUsed);
});
