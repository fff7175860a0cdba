import { expect, it } from 'vitest';
import { askAgainMs } from './ask-again-ms.ts';

const NOW = new Date('2026-03-01T10:00:00Z');

it.each([
  ['just started', 0, 100],
  ['started by a store whose clock is ahead of ours', -5000, 2000],
  ['a second old', 1000, 500],
  ['an hour old', 3_600_000, 2000],
])('polls an operation that is %s again at the right time', (_name, forMs, waitMs) => {
  expect(askAgainMs(new Date(NOW.getTime() - forMs), NOW)).toBe(waitMs);
});
