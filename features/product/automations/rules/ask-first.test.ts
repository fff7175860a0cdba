import { expect, it } from 'vitest';
import { askFirstUntil } from './ask-first.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const ago = (minutes: number) => new Date(NOON.getTime() - minutes * 60_000);
const never = { now: NOON, waitingSince: null, orderReportedAt: null, checkedAt: null };

it.each([
  ['goes when the store told of an order lately', { orderReportedAt: ago(59) }, 'goes'],
  ['goes when the store was asked lately', { orderReportedAt: ago(600), checkedAt: ago(5) }, 'goes'],
  ['waits when neither was within the hour', { orderReportedAt: ago(61), checkedAt: ago(300) }, 'waits'],
  ['waits when the store was never heard of', {}, 'waits'],
  ['waits on while the store does not answer', { waitingSince: ago(29) }, 'waits'],
  ['goes by what is known after half an hour', { waitingSince: ago(30) }, 'goes'],
])('a reminder %s', (_name, facts, expected) => {
  expect(askFirstUntil({ ...never, ...facts }) === null ? 'goes' : 'waits').toBe(expected);
});
