import { expect, it } from 'vitest';
import { doesStoreRevoke } from './store-consent.ts';

const MONDAY = new Date('2026-11-16T09:00:00Z');
const TUESDAY = new Date('2026-11-17T09:00:00Z');

const agreed = { optedInAt: MONDAY };

it.each([
  [
    'unsubscribed there after she agreed with us',
    { state: 'UNSUBSCRIBED', changedAt: TUESDAY, ...agreed },
    true,
  ],
  ['in lower case too', { state: 'unsubscribed', changedAt: TUESDAY, ...agreed }, true],
  ['redacted there', { state: 'REDACTED', changedAt: TUESDAY, ...agreed }, true],
  [
    'unsubscribed there before she agreed with us',
    { state: 'UNSUBSCRIBED', changedAt: MONDAY, optedInAt: TUESDAY },
    false,
  ],
  ['subscribed there', { state: 'SUBSCRIBED', changedAt: TUESDAY, ...agreed }, false],
  ['never asked there', { state: 'NOT_SUBSCRIBED', changedAt: TUESDAY, ...agreed }, false],
  ['the store does not say', { state: null, changedAt: TUESDAY, ...agreed }, false],
  [
    'she never agreed, or the date is unknown',
    { state: 'UNSUBSCRIBED', changedAt: MONDAY, optedInAt: null },
    true,
  ],
])('%s', (_story, facts, revokes) => {
  expect(doesStoreRevoke(facts)).toBe(revokes);
});
