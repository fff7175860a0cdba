import type {
  AudienceCondition,
  AudienceRule,
} from '#features/product/audiences/contract/audience-condition.ts';

export const BROADCAST = '01a1f8b4-7965-7f06-8434-417d01bc2f31';
export const IMPORT = '01a1f8b4-7965-7f06-8434-417d01bc2f32';

const ago = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000).toISOString().slice(0, 10);

function rule(
  segmentType: AudienceRule['segmentType'],
  values: Record<string, string | number>,
): AudienceRule {
  return { segmentType, conditions: [values] };
}

const DATES = { checkDate1: ago(180), checkDate2: ago(2) };

/** Every segment rule, with values that match many people. */
export const RULES: readonly AudienceRule[] = [
  rule('LastOrderValueBetweenXAndY', { checkValue1: 20, checkValue2: 80 }),
  rule('LastOrderDateBetweenXAndY', DATES),
  rule('NOTLastOrderDateBetweenXAndY', DATES),
  rule('LastSubscribedBetweenXAndY', { checkDate1: ago(700), checkDate2: ago(30) }),
  rule('XMessagesInLastYDays', { checkValue1: 3, checkValue2: 30 }),
  rule('NumberOfOrdersInLastDays', { bound: 'atLeast', checkValue1: 2, checkValue2: 90 }),
  rule('NumberOfOrdersInLastDays', { bound: 'atMost', checkValue1: 1, checkValue2: 90 }),
  rule('TotalSpentInLastDays', { bound: 'atLeast', checkValue1: 50, checkValue2: 90 }),
  rule('NumberOfOrders>', { checkValue: 2 }),
  rule('NumberOfOrders<', { checkValue: 2 }),
  rule('TotalSpent>', { checkValue: 120 }),
  rule('TotalSpent<', { checkValue: 120 }),
  rule('purchasedProductX', { productId: '10' }),
  rule('purchasedProductWithTagX', { tag: 'tag1' }),
  rule('purchasedProductOfCollectionX', { collectionsId: '0' }),
  rule('importedOrders', { importId: IMPORT }),
  rule({ attribute: 'City', valueType: 'valueString' }, { operator: '=', checkValue: 'Lyon' }),
  rule({ attribute: 'Points', valueType: 'valueNumber' }, { operator: '>', checkValue: 50 }),
  rule('engagement', { engagement: 'read', checkValue: 30 }),
  rule('engagement', { engagement: 'notRead', checkValue: 30 }),
  rule('engagement', { engagement: 'clicked', broadcastId: BROADCAST }),
];

/**
 * People who ordered recently AND more than once AND subscribed in a period AND bought a product, but are not in an
 * import.
 */
export const MIX: AudienceCondition = {
  rules: [
    rule('LastOrderDateBetweenXAndY', DATES),
    rule('NumberOfOrders>', { checkValue: 1 }),
    rule('LastSubscribedBetweenXAndY', { checkDate1: ago(700), checkDate2: ago(30) }),
    rule('purchasedProductOfCollectionX', { collectionsId: '0' }),
    { ...rule('importedOrders', { importId: IMPORT }), exclude: 1 },
  ],
  includeOperation: 'AND',
};
