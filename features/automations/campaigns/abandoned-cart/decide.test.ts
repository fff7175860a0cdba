import { describe, expect, it } from 'vitest';
import { decideOnCheckout, decideOnReminder, type CartFacts, type ReminderFacts } from './decide.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const mug = { productId: '1', title: 'Stoneware mug', quantity: 1, priceMinor: 2400 };
const cart: CartFacts = {
  checkoutToken: 'c1',
  phoneE164: '+4915112345678',
  lines: [mug],
  recoverUrl: 'https://demo.myshopify.com/recover',
  completedAt: null,
  updatedAt: NOON,
};
const on = { isOn: true, drips: [{ dripId: 'd1', delaySeconds: 3600 }] };

describe('a checkout that changes', () => {
  it('starts the wait from its last change', () => {
    const dueAt = new Date('2026-11-20T13:00:00Z');
    expect(decideOnCheckout(cart, on)).toEqual([{ dripId: 'd1', dueAt }]);
  });

  it.each<[string, Partial<CartFacts>, boolean]>([
    ['is completed: nothing to wait for', { completedAt: NOON }, true],
    ['is emptied: nothing to wait for', { lines: [] }, true],
    ['has no number: nobody to remind', { phoneE164: null }, true],
    ['has no way back: nothing to link to', { recoverUrl: null }, true],
    ['while the campaign is off: nothing starts', {}, false],
  ])('%s', (_name, change, isOn) => {
    expect(decideOnCheckout({ ...cart, ...change }, { ...on, isOn })).toEqual([]);
  });
});

describe('a reminder that is due', () => {
  const due: ReminderFacts = {
    campaignOn: true,
    cartEnding: null,
    subscriber: { hasMarketingConsent: true },
    hasSender: true,
  };

  it.each<[string, Partial<ReminderFacts>, string]>([
    ['is made for an idle cart of a subscriber', {}, 'remind'],
    ['is dropped when the campaign was switched off', { campaignOn: false }, 'campaignOff'],
    ['is dropped when the shopper ordered, here or elsewhere', { cartEnding: 'ordered' }, 'ordered'],
    ['is dropped when the cart was emptied', { cartEnding: 'emptied' }, 'emptied'],
    ['is dropped when a newer checkout took its place', { cartEnding: 'replaced' }, 'replaced'],
    ['is dropped for somebody who never opted in', { subscriber: null }, 'notSubscribed'],
    [
      'is dropped for somebody who opted out',
      { subscriber: { hasMarketingConsent: false } },
      'notSubscribed',
    ],
    ['is dropped without a number to send from', { hasSender: false }, 'noSender'],
  ])('%s', (_name, change, expected) => {
    const decision = decideOnReminder({ ...due, ...change });
    expect(decision.kind === 'drop' ? decision.reason : decision.kind).toBe(expected);
  });
});
