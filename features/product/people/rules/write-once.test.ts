import { expect, test } from 'vitest';
import { askToSend, leftAfter } from './write-once.ts';

const FAILED = { requestId: 'one', text: 'We have it again' };

test.each([
  ['a new id for the first text', null, 'We have it again ', { requestId: 'new', text: 'We have it again' }],
  ['the same id for the same text after a failure', FAILED, ' We have it again', FAILED],
  [
    'a new id for another text after a failure',
    FAILED,
    'We have two of it',
    { requestId: 'new', text: 'We have two of it' },
  ],
])('sends with %s', (_name, before, typed, asked) => {
  expect(askToSend(before, typed, () => 'new')).toEqual(asked);
});

test.each([
  ['nothing', 'We have it again ', ''],
  ['the text that was typed during the request', 'We have it again, in blue', 'We have it again, in blue'],
])('leaves %s in the field', (_text, typed, left) => {
  expect(leftAfter(FAILED, typed)).toBe(left);
});
