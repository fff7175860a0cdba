import { expect, it } from 'vitest';
import { nextCheck } from './next-check.ts';

const receivedAt = new Date('2026-11-20T09:00:00Z');

it.each([
  [1, '2026-11-20T09:00:02.000Z'],
  [2, '2026-11-20T09:00:10.000Z'],
  [3, '2026-11-20T09:01:00.000Z'],
  [6, '2026-11-21T09:00:00.000Z'],
  [7, undefined],
])('after %i checks without a result, the next is at %s', (checks, at) => {
  expect(nextCheck(receivedAt, checks)?.toISOString()).toBe(at);
});
