import { describe, expect, test } from 'vitest';
import { refsIn, cameFromAd } from './messenger-details.ts';

describe('the ref of a link', () => {
  const referral = { ref: 'wren.pill.7', source: 'SHORTLINK', type: 'OPEN_THREAD' };
  test.each([
    ['with Get Started, from a new person', { postback: { payload: 'GET_STARTED', referral } }],
    ['with the first message, from a new person', { message: { mid: 'm_1', referral } }],
    ['alone, from a known person', { referral }],
    ['with an old opt-in', { optin: { ref: 'wren.pill.7' } }],
    ['in two parts of one event', { referral, postback: { referral } }],
  ])('is read %s', (_where, event) => {
    expect(refsIn(event)).toEqual(['wren.pill.7']);
  });

  test.each([
    ['missing', { postback: {} }],
    ['empty', { referral: { ref: '' } }],
  ])('may be %s', (_how, event) => {
    expect(refsIn(event)).toEqual([]);
  });
});

test.each([
  ['an ad into a new thread', { postback: { referral: { source: 'ADS' } } }, true],
  ['an ad into an existing thread', { referral: { source: 'ADS', ref: 'sale' } }, true],
  ['an ad, reported with the first message', { message: { referral: { source: 'ADS' } } }, true],
  ['a link', { referral: { source: 'SHORTLINK' } }, false],
  ['a message without a referral', { message: {} }, false],
])('%s comes from an ad: %s', (_how, event, expected) => {
  expect(cameFromAd(event)).toBe(expected);
});
