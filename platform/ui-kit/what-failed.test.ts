import { expect, it } from 'vitest';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { whatFailed } from './what-failed.ts';

const NOT_SAVED = 'Could not save it';

it.each([
  ['our fault', new RefusedCall('INTERNAL', { requestId: 'r1' }), NOT_SAVED],
  ['no answer', new TypeError('fetch failed'), NOT_SAVED],
  ['a refusal, which says itself what to do', new RefusedCall('SETTINGS_CHANGED'), undefined],
])('names what failed over %s', (_what, error, words) => {
  expect(whatFailed(error, NOT_SAVED)).toBe(words);
});
