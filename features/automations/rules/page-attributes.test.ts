import { describe, expect, it } from 'vitest';
import { attributesOfDrips, changeKept, splitAttributes } from './page-attributes.ts';

const SHOP = '49-15112345678';
const OWN = '91-9876543210';
const CAMPAIGNS = [{ type: 'abandonedCart' }, { type: 'crossSellWA' }];

describe('a change of attributes', () => {
  it('goes to where each of them is kept', () => {
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
  ])('%j', (given, fault) => {
    const split = splitAttributes(given, CAMPAIGNS);
    expect('why' in split ? split : null).toEqual(fault);
  });
});

describe('what is kept', () => {
  const wide = { globalSet: true, definitions: CAMPAIGNS };

  it('leaves what was not given', () => {
    const kept = changeKept(
      { globalSupport: SHOP },
      { abandonedCartSupport: OWN },
      { ...wide, globalSet: false },
    );
    expect(kept).toEqual({ globalSupport: SHOP, abandonedCartSupport: OWN });
  });

  it('copies the global number into the empty support values, and over no other', () => {
    const before = { abandonedCartSupport: OWN, broadcastWASupport: '', persistentPillSupport: false };
    expect(changeKept(before, { globalSupport: SHOP }, wide)).toMatchObject({
      globalSupport: SHOP,
      abandonedCartSupport: OWN,
      broadcastWASupport: SHOP,
      persistentPillSupport: false,
    });
  });

  it('copies nothing while there is no global number', () => {
    expect(changeKept({}, { globalSupport: '' }, wide)).toEqual({ globalSupport: '' });
  });
});

it('says of a campaign’s discount what its first drip says', () => {
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
