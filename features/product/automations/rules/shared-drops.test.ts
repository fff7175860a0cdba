import { expect, it } from 'vitest';
import { texts } from '../texts/en.ts';
import { sharedDropReason, type DueFacts } from './shared-drops.ts';

const agreed = { hasMarketingConsent: true, optedOutAt: null, hasStopped: false, isHeldOut: false };
const EARLIER = new Date('2026-11-19T12:00:00Z');

/** A message that everything speaks for. */
const due: DueFacts = {
  campaignOn: true,
  isInPlan: true,
  purpose: 'marketing',
  recipient: agreed,
  hasSender: true,
};

it.each<[string, Partial<DueFacts>, string | null]>([
  ['is made for a subscriber', {}, null],
  ['is dropped when the campaign was switched off', { campaignOn: false }, 'campaignOff'],
  ['is dropped when the plan does not have its campaign any more', { isInPlan: false }, 'notInPlan'],
  ['is dropped for somebody who never opted in', { recipient: null }, 'notSubscribed'],
  [
    'is dropped for somebody who never agreed',
    { recipient: { ...agreed, hasMarketingConsent: false } },
    'noConsent',
  ],
  [
    'is dropped for somebody who opted out',
    { recipient: { ...agreed, hasMarketingConsent: false, optedOutAt: EARLIER } },
    'unsubscribed',
  ],
  [
    'of an order is made for somebody who opted out of offers',
    { purpose: 'utility', recipient: { ...agreed, hasMarketingConsent: false, optedOutAt: EARLIER } },
    null,
  ],
  [
    'of an order is dropped for somebody who said STOP',
    { purpose: 'utility', recipient: { ...agreed, hasStopped: true } },
    'unsubscribed',
  ],
  ['is dropped with nothing to send from', { hasSender: false }, 'noSender'],
  ['is dropped for the share that gets nothing', { recipient: { ...agreed, isHeldOut: true } }, 'heldOut'],
])('a due message %s', (_name, facts, reason) => {
  expect(sharedDropReason({ ...due, ...facts })).toBe(reason);
});

it('has a whole sentence for each reason', () => {
  for (const sentence of Object.values(texts.drops)) expect(sentence).toMatch(/^[A-Z].*\.$/);
});
