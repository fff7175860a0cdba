import { describe, expect, it } from 'vitest';
import type { AudienceCondition } from '../contract/audience-condition.ts';
import type { PortableSegment } from '../contract/portable-segment.ts';
import { readRules } from '../contract/read-rule.ts';
import { SEGMENT_RULES } from '../segment-rule-list.ts';
import { fitSegment, type SegmentFacts } from './fit-segment.ts';
import { toPortable } from './portable-condition.ts';

const ID = '01a1f8b4-7965-7f06-8434-417d01bc2f53';
const OTHER_ID = '01a1f8b4-7965-7f06-8434-417d01bc2f54';
const NAMES: Record<string, string> = { p1: 'Mug', c1: 'Kitchen', [ID]: 'VIP' };
const words = {
  timeZone: 'Europe/Berlin',
  currency: 'EUR',
  nameOf: (_kind: string, id: string) => NAMES[id],
};
const FACTS: SegmentFacts = {
  source: { storeName: 'Wren', currency: 'EUR' },
  target: { currency: 'EUR' },
  products: new Map([['Mug', 'p9']]),
  collections: new Map([['Kitchen', 'c9']]),
  segments: new Map(),
};

type Rule = AudienceCondition['rules'][number];
const portable = (...rules: Rule[]) => toPortable(SEGMENT_RULES, { rules }, words);
const segment = (...rules: Rule[]): PortableSegment => ({
  name: 'Copied',
  condition: portable(...rules),
  segments: {},
});
const rule = (segmentType: string, values: Record<string, string | number>): Rule => ({
  segmentType,
  conditions: [values],
});
const outcome = (content: PortableSegment, facts: Partial<SegmentFacts> = {}) => {
  const fitted = fitSegment(SEGMENT_RULES, content, { ...FACTS, ...facts });
  return 'refusal' in fitted ? fitted.refusal.code : 'fits';
};

describe('a copied segment', () => {
  const vip = portable(rule('NumberOfOrders>', { checkValue: 3 }));
  const usesVip = { ...segment(rule('savedSegment', { segmentId: ID })), segments: { VIP: vip } };
  const targetsVip = (condition = vip) => ({
    segments: new Map([['VIP', { id: OTHER_ID, content: { name: 'VIP', condition, segments: {} } }]]),
  });

  it.each([
    ['orders', segment(rule('NumberOfOrders>', { checkValue: 1 })), {}, 'fits'],
    ['a product with the same name', segment(rule('purchasedProductX', { productId: 'p1' })), {}, 'fits'],
    [
      'a product that the other store lacks',
      segment(rule('purchasedProductX', { productId: 'p1' })),
      { products: new Map() },
      'noProduct',
    ],
    ['a deleted product', segment(rule('purchasedProductX', { productId: 'gone' })), {}, 'unfinished'],
    [
      'a collection',
      segment(rule('purchasedProductOfCollectionX', { collectionsId: 'c1' })),
      { collections: new Map() },
      'noCollection',
    ],
    ['an import', segment(rule('importedOrders', { importId: ID })), {}, 'ofThisStore'],
    ['a broadcast', segment(rule('engagement', { engagement: 'read', broadcastId: ID })), {}, 'ofThisStore'],
    [
      'any message of some days',
      segment(rule('engagement', { engagement: 'read', checkValue: 7 })),
      {},
      'fits',
    ],
    ['a tag, which is a word', segment(rule('purchasedProductWithTagX', { tag: 'clay' })), {}, 'fits'],
    ['amounts in the same currency', segment(rule('TotalSpent>', { checkValue: '9' })), {}, 'fits'],
    [
      'amounts in another currency',
      segment(rule('TotalSpent>', { checkValue: '9' })),
      { target: { currency: 'JPY' } },
      'currency',
    ],
    ['a rule without values', segment(rule('TotalSpent>', {})), {}, 'unfinished'],
    ['a rule of another release', segment(rule('moonPhase', { checkValue: 1 })), {}, 'unknownRule'],
    ['a segment that the other store lacks', usesVip, {}, 'noSegment'],
    ['a segment with the same name and rules', usesVip, targetsVip(), 'fits'],
    [
      'a segment with the same name and other rules',
      usesVip,
      targetsVip(portable(rule('NumberOfOrders>', { checkValue: 1 }))),
      'noSegment',
    ],
    [
      'an import within a segment that it uses',
      { ...usesVip, segments: { VIP: portable(rule('importedOrders', { importId: OTHER_ID })) } },
      targetsVip(portable(rule('importedOrders', { importId: ID }))),
      'ofThisStore',
    ],
  ] as [string, PortableSegment, Partial<SegmentFacts>, string][])(
    'with %s',
    (_what, content, facts, expected) => {
      expect(outcome(content, facts)).toBe(expected);
    },
  );

  it('keeps sides and operations, and has the other store’s ids', () => {
    const condition = {
      includeOperation: 'AND',
      rules: [
        rule('purchasedProductX', { productId: 'p1', title: 'old', image: 'https://cdn/p1.png' }),
        { ...rule('NumberOfOrders>', { checkValue: 2 }), exclude: 1 },
      ],
    };
    const content = { name: 'Copied', condition: toPortable(SEGMENT_RULES, condition, words), segments: {} };
    expect(fitSegment(SEGMENT_RULES, content, FACTS)).toMatchObject({
      condition: {
        includeOperation: 'AND',
        excludeOperation: 'OR',
        rules: [
          { segmentType: 'purchasedProductX', exclude: 0, conditions: [{ productId: 'p9', title: 'Mug' }] },
          { segmentType: 'NumberOfOrders>', exclude: 1, conditions: [{ checkValue: '2' }] },
        ],
      },
      notes: [{ code: 'sameNamed', values: { name: 'Mug' } }],
    });
    expect(JSON.stringify(content)).not.toMatch(/p1|cdn/);
  });

  it('means the same day, although the other store has another time zone', () => {
    const content = portable(
      rule('LastOrderDateBetweenXAndY', { checkDate1: '2026-11-21T23:30:00.000Z', checkDate2: '2026-11-30' }),
    );
    expect(Object.values(content.rules[0]?.values ?? {})).toEqual(['2026-11-22', '2026-11-30']);
  });
});

describe('every segment rule', () => {
  const moment = {
    day: () => ({ from: 1, to: 2 }),
    shopDay: (day: string) => day,
    daysAgo: (days: number) => days,
    segment: () => ({ kind: 'all', parts: [] }) as const,
  };
  const amounts = { bound: 'atLeast', checkValue: '7', checkValue1: '7', checkValue2: '9', operator: '=' };

  it.each(SEGMENT_RULES.map((definition) => [definition.type, definition] as const))(
    '%s says whether its values are money',
    (type, definition) => {
      const [read] = readRules(SEGMENT_RULES, { rules: [rule(type, amounts)] });
      if (!read || 'wrong' in read) return;
      const inCurrency = (currency: string) =>
        JSON.stringify(read.definition.toPredicate(read.values, { ...moment, currency }));
      expect('isInCurrency' in definition).toBe(inCurrency('JPY') !== inCurrency('EUR'));
    },
  );
});
