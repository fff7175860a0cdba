import { expect, it } from 'vitest';
import { texts } from '../texts/en.ts';
import { sharedDropReason, type DueFacts } from './shared-drops.ts';

const agreed = { hasMarketingConsent: true, optedOutAt: null, hasStopped: false, isHeldOut: false };
const EARLIER = new Date('2026-11-19T12:00:00Z');

/** The facts of a message that nothing prevents. */
const due: DueFacts = {
  campaignOn: true,
  isInPlan: true,
  purpose: 'marketing',
  recipient: agreed,
  hasSender: true,
};

it.each<[string, Partial<DueFacts>, string | null]>([
  ['is created for a subscriber', {}, null],
  ['is dropped if the campaign was switched off', { campaignOn: false }, 'campaignOff'],
  ['is dropped if the plan no longer includes the campaign', { isInPlan: false }, 'notInPlan'],
  ['is dropped for a person who never opted in', { recipient: null }, 'notSubscribed'],
  [
    'is dropped for a person who never agreed',
    { recipient: { ...agreed, hasMarketingConsent: false } },
    'noConsent',
  ],
  [
    'is dropped for a person who opted out',
    { recipient: { ...agreed, hasMarketingConsent: false, optedOutAt: EARLIER } },
    'unsubscribed',
  ],
  [
    'about an order is created for a person who opted out of offers',
    { purpose: 'utility', recipient: { ...agreed, hasMarketingConsent: false, optedOutAt: EARLIER } },
    null,
  ],
  [
    'about an order is dropped for a person who wrote STOP',
    { purpose: 'utility', recipient: { ...agreed, hasStopped: true } },
    'unsubscribed',
  ],
  ['is dropped without a sender', { hasSender: false }, 'noSender'],
  ['is dropped for a person in the hold-out', { recipient: { ...agreed, isHeldOut: true } }, 'heldOut'],
])('a due message %s', (_name, facts, reason) => {
  expect(sharedDropReason({ ...due, ...facts })).toBe(reason);
});

it('has a complete sentence for each reason', () => {
  for (const sentence of Object.values(texts.drops)) expect(sentence).toMatch(/^[A-Z].*\.$/);
});
