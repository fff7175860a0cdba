import { describe, expect, it } from 'vitest';
import { attributesOfDrips, changeStored, splitAttributes } from './page-attributes.ts';

const SHOP = '49-15112345678';
const OWN = '91-9876543210';
const CAMPAIGNS = [{ type: 'abandonedCart' }, { type: 'crossSellWA' }];

describe('a change of attributes', () => {
  it('is split between the shop and the drips', () => {
    const given = { shopName: 'Wren', abandonedCartSupport: OWN, abandonedCartDiscountPercentage: '12.5' };
    expect(splitAttributes(given, CAMPAIGNS)).toEqual({
      kept: { shopName: 'Wren', abandonedCartSupport: OWN },
      drips: [{ type: 'abandonedCart', attributes: { discount: { percentage: '12.5' } } }],
    });
  });

  it.each([
    [{ globalSupport: SHOP, spinTheWheelSupport: true }, null],
    [{ globalSupport: '' }, null],
    [{ reviewWASupport: '1-0000000000' }, { field: 'reviewWASupport', why: 'unreachable' }],
    [{ globalSupport: true }, { field: 'globalSupport', why: 'unknown' }],
    [{ abandonedCartSupport: 'call us' }, { field: 'abandonedCartSupport', why: 'unknown' }],
    [{ abandonedCartDiscountType: 'free' }, { field: 'abandonedCartDiscountType', why: 'unknown' }],
    [{ quality_color: 'GREEN' }, { field: 'quality_color', why: 'unknown' }],
  ])('is checked: %j', (given, fault) => {
    const split = splitAttributes(given, CAMPAIGNS);
    expect('why' in split ? split : null).toEqual(fault);
  });
});

describe('the stored attributes', () => {
  const wide = { globalSet: true, definitions: CAMPAIGNS };

  it('do not change if they are not given', () => {
    const kept = changeStored(
      { globalSupport: SHOP },
      { abandonedCartSupport: OWN },
      { ...wide, globalSet: false },
    );
    expect(kept).toEqual({ globalSupport: SHOP, abandonedCartSupport: OWN });
  });

  it('get the global number if their support number is empty', () => {
    const before = { abandonedCartSupport: OWN, broadcastWASupport: '', persistentPillSupport: false };
    expect(changeStored(before, { globalSupport: SHOP }, wide)).toMatchObject({
      globalSupport: SHOP,
      abandonedCartSupport: OWN,
      broadcastWASupport: SHOP,
      persistentPillSupport: false,
    });
  });

  it('stay empty without a global number', () => {
    expect(changeStored({}, { globalSupport: '' }, wide)).toEqual({ globalSupport: '' });
  });
});

it('returns the discount of the first drip as the campaign’s discount', () => {
  const discount = { type: 'unique', code: '', percentage: 10, expiry: null } as const;
  const drip = { type: 'abandonedCart', recommendationMethod: 'automatic' };
  expect(
    attributesOfDrips([
      { ...drip, discount },
      { ...drip, discount: { ...discount, percentage: 20 } },
    ]),
  ).toEqual({
    abandonedCartDiscount: 'DISCOUNT',
    abandonedCartDiscountPercentage: '10',
    abandonedCartDiscountType: 'unique',
  });
});

it.each([
  ['abandonedCartDiscount', 'SPRING', { discount: { code: 'SPRING' } }],
  ['abandonedCartDiscount', 7, { discount: { code: '7' } }],
  ['abandonedCartDiscountPercentage', 10, { discount: { percentage: 10 } }],
  ['abandonedCartDiscountType', 'fixed', { discount: { type: 'fixed' } }],
  ['abandonedCartDiscountType', 'unique', { discount: { type: 'unique' } }],
  ['abandonedCartDiscountType', 'percent', { discount: { type: 'percent' } }],
  ['crossSellWADiscount', 'SPRING', { discount: { code: 'SPRING' } }],
  ['crossSellRecommendationMethod', 'automatic', { recommendationMethod: 'automatic' }],
  ['crossSellRecommendationMethod', 'manual', { recommendationMethod: 'manual' }],
])('%s = %s is stored with the drips', (name, value, attributes) => {
  const type = name.startsWith('crossSell') ? 'crossSellWA' : 'abandonedCart';
  expect(splitAttributes({ [name]: value }, CAMPAIGNS)).toEqual({ kept: {}, drips: [{ type, attributes }] });
});

it.each([
  ['abandonedCartDiscount', true],
  ['abandonedCartDiscountCode', 'SPRING'],
  ['welcomeDiscount', 'SPRING'],
  ['crossSellRecommendationMethod', 'best'],
  ['shopName', 'x'.repeat(121)],
  ['shopName', 7],
  ['cancelledNoResponse', 'yes'],
  ['broadcastWASupport', false],
  ['abandonedCartSupport', 7],
])('%s cannot be %s', (name, value) => {
  expect(splitAttributes({ [name]: value }, CAMPAIGNS)).toEqual({ field: name, why: 'unknown' });
});

it.each([
  ['shopName', 'x'.repeat(120)],
  ['shopName', ''],
  ['cancelledNoResponse', false],
  ['abandonedCartSupport', true],
  ['abandonedCartSupport', ''],
  ['broadcastWASupport', '+49-15112345678'],
])('%s is stored as given: %s', (name, value) => {
  expect(splitAttributes({ [name]: value }, CAMPAIGNS)).toEqual({ kept: { [name]: value }, drips: [] });
});

it('returns the recommendation method without a discount, and a fixed code with one', () => {
  const fixed = { type: 'fixed', code: 'SPRING', percentage: null, expiry: null } as const;
  expect(
    attributesOfDrips([
      { type: 'crossSellWA', recommendationMethod: 'manual', discount: fixed },
      { type: 'welcome', recommendationMethod: 'automatic', discount: null },
    ]),
  ).toEqual({
    crossSellRecommendationMethod: 'manual',
    crossSellWADiscount: 'SPRING',
    crossSellWADiscountPercentage: '',
    crossSellWADiscountType: 'fixed',
  });
});
