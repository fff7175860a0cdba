import { expect, test } from 'vitest';
import { RefusedCall } from './refused-call.ts';
import { referenceOf, sentenceOf } from './sentence-of.ts';
import { UnreachableServer } from './unreachable-server.ts';

test.each([
  ['a bug', new RefusedCall('INTERNAL', { requestId: 'r-1' }), 'r-1'],
  ['an answer of a gateway', new RefusedCall('INTERNAL'), undefined],
  ['a refusal', new RefusedCall('NOT_FOUND', { requestId: 'r-1' }), undefined],
  ['a lost connection', new UnreachableServer(new TypeError('fetch failed')), undefined],
  ['a part of the page that did not load', new TypeError('Failed to fetch a module'), undefined],
])('%s asks for a reference only if there is one', (_story, error, reference) => {
  expect(referenceOf(error)).toBe(reference);
  expect(sentenceOf(error).includes('send us the reference')).toBe(reference !== undefined);
});
