import { expect, it } from 'vitest';
import { explainNoMessage, type SilentEvent } from './explain-no-message.ts';

const hour = (count: number) => new Date(Date.UTC(2026, 10, 20, count));

/** A cart that everything speaks for. */
const cart: SilentEvent = {
  kind: 'checkout',
  at: hour(10),
  installedAt: hour(1),
  timerDueAt: null,
  isEmpty: false,
  cancelledAt: null,
  orderedAt: null,
  hasNewerCheckout: false,
  hasPhone: true,
  campaign: { isOn: true, changedAt: hour(2) },
  subscriber: { hasMarketingConsent: true, revokedAt: null },
  hasSender: true,
};
const order: SilentEvent = { ...cart, kind: 'order' };

it.each<[string, SilentEvent, string, Date | null]>([
  ['its reminder is still to come', { ...cart, timerDueAt: hour(11) }, 'timerRunning', hour(11)],
  ['the cart was emptied', { ...cart, isEmpty: true }, 'emptied', null],
  ['the shopper ordered first', { ...cart, orderedAt: hour(10) }, 'orderedFirst', hour(10)],
  ['a newer cart took its place', { ...cart, hasNewerCheckout: true }, 'replaced', null],
  ['the cart is older than the app', { ...cart, installedAt: hour(12) }, 'beforeInstall', hour(12)],
  ['the campaign is off', { ...cart, campaign: { isOn: false, changedAt: hour(9) } }, 'campaignOff', hour(9)],
  [
    'the campaign was off then',
    { ...cart, campaign: { isOn: true, changedAt: hour(12) } },
    'campaignWasOff',
    hour(12),
  ],
  ['no phone number was given', { ...cart, hasPhone: false }, 'noPhone', null],
  ['nobody signed up with this number', { ...cart, subscriber: null }, 'notSubscribed', null],
  [
    'they never agreed',
    { ...cart, subscriber: { hasMarketingConsent: false, revokedAt: null } },
    'noConsent',
    null,
  ],
  [
    'they unsubscribed',
    { ...cart, subscriber: { hasMarketingConsent: false, revokedAt: hour(8) } },
    'unsubscribed',
    hour(8),
  ],
  ['no number is connected', { ...cart, hasSender: false }, 'noSender', null],
  ['nothing speaks against it', cart, 'noneFound', null],
  ['the order was cancelled', { ...order, cancelledAt: hour(11) }, 'cancelled', hour(11)],
  [
    'an order needs no marketing consent',
    { ...order, subscriber: { hasMarketingConsent: false, revokedAt: null } },
    'noneFound',
    null,
  ],
  ['there is no such campaign', { ...order, campaign: null }, 'noCampaign', null],
  ['nor was there before the app', { ...order, campaign: null, installedAt: hour(12) }, 'noCampaign', null],
])('%s', (_name, event, why, at) => {
  expect(explainNoMessage(event)).toEqual({ why, at });
});
