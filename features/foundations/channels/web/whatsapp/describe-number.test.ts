import { expect, test } from 'vitest';
import { describeConnectionState } from './describe-number.ts';

test.each([
  ['high', null, 'GREEN', 'good', 'Connected'],
  ['not rated yet', null, 'UNKNOWN', 'good', 'Connected'],
  ['medium', null, 'YELLOW', 'care', 'Connected, quality medium'],
  ['low', null, 'RED', 'bad', 'Connected, quality low'],
  ['high, but stopped', 'Flagged by Meta.', 'GREEN', 'bad', 'Stopped'],
] as const)('a number of quality %s', (_story, stoppedReason, qualityColor, tone, word) => {
  expect(describeConnectionState({ stoppedReason, qualityColor })).toEqual({ tone, word });
});

test('no number', () => {
  expect(describeConnectionState(null)).toEqual({ tone: 'care', word: 'Not connected' });
});
