import { expect, it } from 'vitest';
import { wordsOf } from './date-bounds.ts';

it.each([
  [{ first: '2026-10-01', last: '2026-10-31T23:30:00+01:00' }, 'between 1 Oct 2026 and 31 Oct 2026'],
  [{ first: '2026-09-30T22:30:00Z', last: '2026-10-31T23:30:00.000Z' }, 'between 1 Oct 2026 and 1 Nov 2026'],
  [{ first: '2026-10-01T23:30:00', last: '2026-10-31' }, 'between 1 Oct 2026 and 31 Oct 2026'],
  [{ mostAgo: 30, leastAgo: 7 }, 'between 7 and 30 days ago'],
  [{ mostAgo: 30, leastAgo: 0 }, 'in the last 30 days'],
  [{ mostAgo: 0, leastAgo: 0 }, 'between 0 and 0 days ago'],
  [{ mostAgo: 3650, leastAgo: 60 }, '60 or more days ago'],
])('describes the bounds %j for a sentence', (bounds, words) => {
  expect(wordsOf(bounds, { timeZone: 'Europe/Berlin' })).toBe(words);
});
