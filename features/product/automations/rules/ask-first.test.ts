import { expect, it } from 'vitest';
import { askFirstUntil } from './ask-first.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const ago = (minutes: number) => new Date(NOON.getTime() - minutes * 60_000);
const never = { now: NOON, waitingSince: null, orderReportedAt: null, checkedAt: null };

it.each([
  ['is sent if the store reported an order recently', { orderReportedAt: ago(59) }, 'goes'],
  ['is sent if the store was asked recently', { orderReportedAt: ago(600), checkedAt: ago(5) }, 'goes'],
  ['waits if neither was within the hour', { orderReportedAt: ago(61), checkedAt: ago(300) }, 'waits'],
  ['waits if the store never reported an order', {}, 'waits'],
  ['waits while the store does not answer', { waitingSince: ago(29) }, 'waits'],
  ['is sent after half an hour without an answer', { waitingSince: ago(30) }, 'goes'],
])('a reminder %s', (_name, facts, expected) => {
  expect(askFirstUntil({ ...never, ...facts }) === null ? 'goes' : 'waits').toBe(expected);
});
