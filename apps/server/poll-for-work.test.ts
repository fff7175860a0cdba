import { expect, it } from 'vitest';
import { pollPauseMs } from './poll-for-work.ts';

// A look that is left out is one that succeeded, to whoever counts failures: it waits longer instead.
it.each([
  ['that just found something', 0, 200],
  ['that found nothing for two seconds', 10, 200],
  ['that found nothing for longer', 11, 400],
])('an installation %s is looked at again soon enough', (_what, pollsWithoutWork, ms) => {
  expect(pollPauseMs(pollsWithoutWork)).toBe(ms);
});
