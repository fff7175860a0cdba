import { expect, it } from 'vitest';
import { pollPauseMs } from './poll-for-work.ts';

// A skipped check would count as a success for code that counts failures. The pause grows instead.
it.each([
  ['if one just found work', 0, 200],
  ['if they found nothing for two seconds', 10, 200],
  ['if they found nothing for longer', 11, 400],
])('checks follow soon enough %s', (_what, pollsWithoutWork, ms) => {
  expect(pollPauseMs(pollsWithoutWork)).toBe(ms);
});
