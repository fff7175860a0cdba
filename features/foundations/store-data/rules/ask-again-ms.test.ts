import { expect, it } from 'vitest';
import { askAgainMs } from './ask-again-ms.ts';

const NOW = new Date('2026-03-01T10:00:00Z');

it.each([
  ['just begun', 0, 100],
  ['begun by a store whose clock is ahead of ours', -5000, 2000],
  ['at it for a second', 1000, 500],
  ['at it for an hour', 3_600_000, 2000],
])('asks an operation that is %s again in its time', (_name, forMs, waitMs) => {
  expect(askAgainMs(new Date(NOW.getTime() - forMs), NOW)).toBe(waitMs);
});
