import fc from 'fast-check';
import type {
  AudienceCondition,
  AudienceRule,
} from '#features/product/audiences/contract/audience-condition.ts';
import { BROADCASTS, COLLECTIONS, IMPORTS, PRODUCTS, TAGS } from './busy-shop.ts';

type Values = Record<string, string | number>;

const day = fc
  .integer({ min: 0, max: 70 })
  .map((days) => new Date(Date.UTC(2026, 8, 12 + days)).toISOString().slice(0, 10));
const days = fc.integer({ min: 1, max: 70 });
const amount = fc.integer({ min: 0, max: 150 });

const bounds: fc.Arbitrary<Values> = fc.oneof(
  fc.tuple(day, day).map((both) => {
    const [checkDate1 = '', checkDate2 = ''] = both.toSorted();
    return { checkDate1, checkDate2 };
  }),
  fc
    .tuple(days, days)
    .map(([one, other]) => ({ checkValue1: Math.max(one, other), checkValue2: Math.min(one, other) })),
);

const rule = (
  segmentType: AudienceRule['segmentType'],
  values: fc.Arbitrary<Values>,
): fc.Arbitrary<AudienceRule> => values.map((given) => ({ segmentType, conditions: [given] }));

const attribute = fc.oneof(
  rule(
    { attribute: 'city', valueType: 'valueString' },
    fc.constantFrom('LYON', 'Graz').map((checkValue) => ({ operator: '=', checkValue })),
  ),
  rule(
    { attribute: 'Points', valueType: 'valueNumber' },
    fc.record({ operator: fc.constantFrom('<', '=', '>'), checkValue: fc.integer({ min: 0, max: 5 }) }),
  ),
  rule(
    { attribute: 'Birthday', valueType: 'valueDate' },
    fc.record({
      operator: fc.constantFrom('<', '=', '>'),
      checkDate1: fc.integer({ min: 1, max: 5 }).map((nth) => `2026-01-0${nth}`),
    }),
  ),
);

const what = fc.constantFrom('read', 'notRead', 'clicked', 'replied', 'failed');

/** Every type of rule, with values that match some people of the busy shop. */
export function anyRule(segmentIds: readonly string[]): fc.Arbitrary<AudienceRule> {
  return fc.oneof(
    rule(
      'LastOrderValueBetweenXAndY',
      fc
        .tuple(amount, amount)
        .map(([one, other]) => ({ checkValue1: Math.min(one, other), checkValue2: Math.max(one, other) })),
    ),
    rule('LastOrderDateBetweenXAndY', bounds),
    rule('NOTLastOrderDateBetweenXAndY', bounds),
    rule('LastSubscribedBetweenXAndY', bounds),
    rule(
      'XMessagesInLastYDays',
      fc.record({ checkValue1: fc.integer({ min: 1, max: 4 }), checkValue2: days }),
    ),
    rule(
      'NumberOfOrdersInLastDays',
      fc.record({
        bound: fc.constantFrom('atLeast', 'atMost'),
        checkValue1: fc.integer({ min: 1, max: 4 }),
        checkValue2: days,
      }),
    ),
    rule(
      'TotalSpentInLastDays',
      fc.record({
        bound: fc.constantFrom('atLeast', 'atMost'),
        checkValue1: fc.integer({ min: 1, max: 200 }),
        checkValue2: days,
      }),
    ),
    rule('NumberOfOrders>', fc.record({ checkValue: fc.integer({ min: 0, max: 4 }) })),
    rule('NumberOfOrders<', fc.record({ checkValue: fc.integer({ min: 1, max: 5 }) })),
    rule('TotalSpent>', fc.record({ checkValue: amount })),
    rule('TotalSpent<', fc.record({ checkValue: amount })),
    rule('purchasedProductX', fc.record({ productId: fc.constantFrom(...PRODUCTS) })),
    rule(
      'purchasedProductWithTagX',
      fc.record({ tag: fc.constantFrom(...TAGS).map((tag) => tag.toUpperCase()) }),
    ),
    rule('purchasedProductOfCollectionX', fc.record({ collectionsId: fc.constantFrom(...COLLECTIONS) })),
    rule('importedOrders', fc.record({ importId: fc.constantFrom(...IMPORTS) })),
    rule('engagement', fc.record({ engagement: what, checkValue: days })),
    rule('engagement', fc.record({ engagement: what, broadcastId: fc.constantFrom(...BROADCASTS) })),
    attribute,
    fc.constant({ segmentType: 'NumberOfOrders>' }),
    ...(segmentIds.length === 0
      ? []
      : [rule('savedSegment', fc.record({ segmentId: fc.constantFrom(...segmentIds) }))]),
  );
}

/** One condition for each rule with a period. In a combined condition, another rule often decides. */
export const RECENT_CONDITIONS: readonly AudienceCondition[] = [20, 70].flatMap((checkValue2) => [
  ...[1, 2, 3, 4].map((checkValue1) => recently('NumberOfOrdersInLastDays', { checkValue1, checkValue2 })),
  ...[5, 20, 35, 50, 65, 80, 95, 130].map((checkValue1) =>
    recently('TotalSpentInLastDays', { checkValue1, checkValue2 }),
  ),
  recently('NumberOfOrdersInLastDays', { bound: 'atMost', checkValue1: 1, checkValue2 }),
  recently('TotalSpentInLastDays', { bound: 'atMost', checkValue1: 60, checkValue2 }),
]);

function recently(segmentType: string, values: Values): AudienceCondition {
  return { rules: [{ segmentType, conditions: [values] }] };
}

/** Conditions of one to three random rules, combined in any way. */
export function anyCondition(segmentIds: readonly string[] = []): fc.Arbitrary<AudienceCondition> {
  const operation = fc.constantFrom('AND', 'OR', undefined);
  return fc.record({
    rules: fc
      .tuple(
        fc.array(anyRule(segmentIds), { minLength: 1, maxLength: 3 }),
        fc.array(
          anyRule(segmentIds).map((one) => ({ ...one, exclude: 1 })),
          { maxLength: 2 },
        ),
      )
      .map((sides) => sides.flat()),
    includeOperation: operation,
    excludeOperation: operation,
  });
}
