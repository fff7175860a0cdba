import { expect, it } from 'vitest';
import { mustConfirm } from './must-confirm.ts';

const AT = new Date('2026-11-16T09:00:00Z');
const unknown = {
  isOwn: false,
  isList: false,
  hasConsent: false,
  optedOutAt: null,
  standingRefusals: 0,
  isErased: false,
};
const subscribed = { ...unknown, hasConsent: true };
const merged = { ...unknown, optedOutAt: AT };
const refused = { ...merged, standingRefusals: 1 };
const erased = { ...unknown, isErased: true };
const byList = { isList: true };
const byMessage = { isOwn: true };

it.each([
  ['a form, for an unknown number', unknown, false],
  ['a form, for a subscriber', subscribed, false],
  ['a form, after a refusal', refused, true],
  ['a form, after an erasure', erased, true],
  ['a form, after a merge ended the consent', merged, false],
  ['a list, for an unknown number', { ...unknown, ...byList }, false],
  ['a list, after a refusal', { ...refused, ...byList }, true],
  ['a list, after an erasure', { ...erased, ...byList }, true],
  ['a list, after a merge ended the consent', { ...merged, ...byList }, true],
  ['a message of the person, after a refusal', { ...refused, ...byMessage }, false],
  ['a message of the person, after an erasure', { ...erased, ...byMessage }, false],
])('%s', (_way, facts, waits) => {
  expect(mustConfirm(facts)).toBe(waits);
});
