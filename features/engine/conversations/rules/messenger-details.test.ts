import { describe, expect, test } from 'vitest';
import { refsIn, cameFromAd } from './messenger-details.ts';

describe('the ref of a link', () => {
  const referral = { ref: 'wren.pill.7', source: 'SHORTLINK', type: 'OPEN_THREAD' };
  test.each([
    ['with Get Started, of somebody new', { postback: { payload: 'GET_STARTED', referral } }],
    ['with the first message, of somebody new', { message: { mid: 'm_1', referral } }],
    ['alone, of somebody known', { referral }],
    ['with an opt-in of old', { optin: { ref: 'wren.pill.7' } }],
    ['in two places at once', { referral, postback: { referral } }],
  ])('comes %s', (_where, event) => {
    expect(refsIn(event)).toEqual(['wren.pill.7']);
  });

  test.each([
    ['lost', { postback: {} }],
    ['empty', { referral: { ref: '' } }],
  ])('may be %s', (_how, event) => {
    expect(refsIn(event)).toEqual([]);
  });
});

test.each([
  ['an ad into a new thread', { postback: { referral: { source: 'ADS' } } }, true],
  ['an ad into a thread that was there', { referral: { source: 'ADS', ref: 'sale' } }, true],
  ['an ad, told with the first message', { message: { referral: { source: 'ADS' } } }, true],
  ['a link', { referral: { source: 'SHORTLINK' } }, false],
  ['a message alone', { message: {} }, false],
])('%s comes from an ad: %s', (_how, event, expected) => {
  expect(cameFromAd(event)).toBe(expected);
});
