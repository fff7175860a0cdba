import { describe, expect, it } from 'vitest';
import { SettableDripAttributes, UNIQUE_CODE } from '../contract/drip-attributes.ts';
import { DripSettings, NO_SETTINGS, type DiscountSettings } from '../contract/drip-settings.ts';
import { AttributeFault, changeSettings, toAttributes } from './drip-attributes.ts';

const UNIQUE: DiscountSettings = { type: 'unique', code: '', percentage: null, expiry: null };
const FIXED: DiscountSettings = { type: 'fixed', code: 'SPRING', percentage: 10, expiry: null };
const SET: DripSettings = {
  utm: { utm_source: 'bellbird' },
  discount: FIXED,
  redirectUrl: 'https://shop.example/sale',
  cooldownDays: 7,
  upsellOnCod: true,
  recommendationMethod: 'manual',
  own: { pages: 3 },
};
const change = (given: SettableDripAttributes, settings = NO_SETTINGS) => {
  const changed = changeSettings(settings, SettableDripAttributes.parse(given));
  expect(DripSettings.parse(changed)).toEqual(changed);
  return changed;
};
/** The refused field, by its name in the form. */
function faultOf(given: SettableDripAttributes): [field: string, isPercentage: boolean] | null {
  try {
    changeSettings(NO_SETTINGS, given);
    return null;
  } catch (error) {
    if (error instanceof AttributeFault) return [error.field, error.isPercentage];
    throw error;
  }
}

describe('the settings of a drip', () => {
  it('do not change if nothing is given', () => {
    expect(change({}, SET)).toEqual(SET);
  });

  it.each<[string, SettableDripAttributes, Partial<DripSettings>]>([
    [
      'the address',
      { redirectURL: ' https://shop.example/new ' },
      { redirectUrl: 'https://shop.example/new' },
    ],
    [
      'an address without encryption',
      { redirectURL: 'http://shop.example' },
      { redirectUrl: 'http://shop.example' },
    ],
    ['no address', { redirectURL: ' ' }, { redirectUrl: null }],
    ['the days', { cooldownTime: 365 }, { cooldownDays: 365 }],
    ['no days of waiting', { cooldownTime: '0' }, { cooldownDays: 0 }],
    ['empty days', { cooldownTime: '' }, { cooldownDays: null }],
    ['whether cash orders get it', { upsellOnCOD: false }, { upsellOnCod: false }],
    [
      'the recommendation method',
      { recommendationMethod: 'automatic' },
      { recommendationMethod: 'automatic' },
    ],
    ['a setting of its campaign', { settings: { more: 1 } }, { own: { pages: 3, more: 1 } }],
    ['the UTM parameters', { utm: { a: 'b', ' ': 'c', d: ' ' } }, { utm: { a: 'b' } }],
  ])('change by %s', (_what, given, changed) => {
    expect(change(given, SET)).toEqual({ ...SET, ...changed });
  });

  it.each<[string, SettableDripAttributes, string, boolean]>([
    ['an address without a protocol', { redirectURL: 'shop.example' }, 'attributes.redirectURL', false],
    [
      'an address of another protocol',
      { redirectURL: 'ftp://shop.example' },
      'attributes.redirectURL',
      false,
    ],
    ['an incomplete address', { redirectURL: 'https://' }, 'attributes.redirectURL', false],
    ['more than a year of days', { cooldownTime: '366' }, 'attributes.cooldownTime', false],
    ['a negative number of days', { cooldownTime: -1 }, 'attributes.cooldownTime', false],
    ['a percentage of three digits', { discountPercentage: '100' }, 'attributes.discount.percentage', true],
    ['a percentage in words', { discount: { percentage: 'ten' } }, 'attributes.discount.percentage', true],
    [
      'an expiry of zero',
      { discount: { expiry: { magnitude: 0, unit: 'Days' } } },
      'attributes.discount.expiry',
      false,
    ],
    [
      'an expiry that is too long',
      { discount: { expiry: { magnitude: 10_000, unit: 'Days' } } },
      'attributes.discount.expiry',
      false,
    ],
    [
      'an incomplete expiry',
      { discount: { expiry: { magnitude: 1.5, unit: 'Days' } } },
      'attributes.discount.expiry',
      false,
    ],
  ])('are refused with %s', (_what, given, field, isPercentage) => {
    expect(faultOf(given)).toEqual([field, isPercentage]);
  });
});

describe('a discount', () => {
  it.each<[string, DiscountSettings | null, SettableDripAttributes, DiscountSettings | null]>([
    ['is removed', FIXED, { discount: null }, null],
    ['starts with a percentage', null, { discountPercentage: 10 }, { ...UNIQUE, percentage: 10 }],
    ['starts empty', null, { discount: {} }, UNIQUE],
    [
      'prefers its own percentage to the older field',
      null,
      { discount: { percentage: 5 }, discountPercentage: 10 },
      { ...UNIQUE, percentage: 5 },
    ],
    ['loses its percentage', FIXED, { discountPercentage: '' }, { ...FIXED, percentage: null }],
    ['changes its code', FIXED, { discount: { code: 'SUMMER' } }, { ...FIXED, code: 'SUMMER' }],
    [
      'keeps its code for a change back',
      FIXED,
      { discount: { code: UNIQUE_CODE } },
      { ...FIXED, type: 'unique' },
    ],
    [
      'can have a code that is spelt like the marker',
      FIXED,
      { discount: { code: UNIQUE_CODE, type: 'fixed' } },
      { ...FIXED, code: UNIQUE_CODE },
    ],
    [
      'becomes a shared code',
      UNIQUE,
      { discount: { type: 'fixed', code: 'ALL' } },
      { ...UNIQUE, type: 'fixed', code: 'ALL' },
    ],
    [
      'becomes a unique code by the old name',
      FIXED,
      { discount: { type: 'percent' } },
      { ...FIXED, type: 'unique' },
    ],
    ['becomes a unique code', FIXED, { discount: { type: 'unique' } }, { ...FIXED, type: 'unique' }],
    [
      'ends after some time',
      UNIQUE,
      { discount: { expiry: { magnitude: '9999', unit: 'Hours' } } },
      { ...UNIQUE, expiry: { magnitude: 9999, unit: 'Hours' } },
    ],
    [
      'ends after one second',
      UNIQUE,
      { discount: { expiry: { magnitude: 1, unit: 'Seconds' } } },
      { ...UNIQUE, expiry: { magnitude: 1, unit: 'Seconds' } },
    ],
    [
      'loses its expiry if the number is empty',
      { ...UNIQUE, expiry: { magnitude: 1, unit: 'Days' } },
      { discount: { expiry: { magnitude: '', unit: 'Days' } } },
      UNIQUE,
    ],
    [
      'no longer ends',
      { ...UNIQUE, expiry: { magnitude: 1, unit: 'Days' } },
      { discount: { expiry: null } },
      UNIQUE,
    ],
    [
      'still ends when something else changes',
      { ...UNIQUE, expiry: { magnitude: 1, unit: 'Days' } },
      { discountPercentage: 5 },
      { ...UNIQUE, percentage: 5, expiry: { magnitude: 1, unit: 'Days' } },
    ],
  ])('%s', (_what, discount, given, changed) => {
    expect(change(given, { ...SET, discount })).toEqual({ ...SET, discount: changed });
  });
});

describe('on the wire', () => {
  const drip = { dripIndex: '1', isEnabled: true, flowId: 'f-1' };

  it('settings have the names of the specification', () => {
    expect(toAttributes(SET, drip)).toEqual({
      dripIndex: '1',
      draftState: true,
      utm: { utm_source: 'bellbird' },
      discount: { code: 'SPRING', percentage: '10', type: 'fixed', expiry: null },
      discountPercentage: '10',
      recommendationMethod: 'manual',
      upsellOnCOD: true,
      redirectURL: 'https://shop.example/sale',
      cooldownTime: 7,
      defaultFlowId: 'f-1',
      settings: { pages: 3 },
    });
  });

  it('settings without values are empty', () => {
    expect(toAttributes(NO_SETTINGS, { ...drip, isEnabled: false })).toMatchObject({
      draftState: false,
      discount: null,
      discountPercentage: '',
      redirectURL: '',
      cooldownTime: null,
    });
  });

  it('a unique code is written as the marker, and a missing percentage as an empty text', () => {
    const { discount, discountPercentage } = toAttributes(
      { ...SET, discount: { ...UNIQUE, code: 'OLD' } },
      drip,
    );
    expect(discount).toEqual({ code: UNIQUE_CODE, percentage: '', type: 'unique', expiry: null });
    expect(discountPercentage).toBe('');
  });
});
