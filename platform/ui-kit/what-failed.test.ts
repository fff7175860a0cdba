import { expect, it } from 'vitest';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { whatFailed } from './what-failed.ts';

const NOT_SAVED = 'Could not save it';

it.each([
  ['an internal error', new RefusedCall('INTERNAL', { requestId: 'r1' }), NOT_SAVED],
  ['no answer', new TypeError('fetch failed'), NOT_SAVED],
  ['a refusal, whose own sentence says what to do', new RefusedCall('SETTINGS_CHANGED'), undefined],
])('names the failed action for %s', (_what, error, words) => {
  expect(whatFailed(error, NOT_SAVED)).toBe(words);
});
