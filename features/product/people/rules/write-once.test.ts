import { expect, test } from 'vitest';
import { askToSend, leftAfter } from './write-once.ts';

const FAILED = { requestId: 'one', text: 'We have it again' };

test.each([
  ['the first', null, 'We have it again ', { requestId: 'new', text: 'We have it again' }],
  ['the same after a failure', FAILED, ' We have it again', FAILED],
  [
    'another text after a failure',
    FAILED,
    'We have two of it',
    { requestId: 'new', text: 'We have two of it' },
  ],
])('%s is asked for by its own id', (_name, before, typed, asked) => {
  expect(askToSend(before, typed, () => 'new')).toEqual(asked);
});

test.each([
  ['nothing', 'We have it again ', ''],
  ['what was written while it was sent', 'We have it again, in blue', 'We have it again, in blue'],
])('%s is left of what was typed', (_name, typed, left) => {
  expect(leftAfter(FAILED, typed)).toBe(left);
});
