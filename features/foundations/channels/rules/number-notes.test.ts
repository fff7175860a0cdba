import { expect, it } from 'vitest';
import { numberNotes } from './number-notes.ts';

it.each([
  ['nothing was refused', null, null, []],
  ['the review is still running', 'PENDING', null, []],
  ['everything was approved', 'APPROVED', null, []],
  ['the business was not approved', 'REJECTED', null, [/did not approve it\. Open WhatsApp Manager/]],
  [
    'the name was refused with a reason',
    null,
    'NAME_EMPLOYEE_ISSUE',
    [/refused the name .+, because it names a person\. Choose/],
  ],
  ['the name was refused without a reason', null, 'UNKNOWN', [/refused the name you asked for\. Choose/]],
  ['both were refused', 'REJECTED', 'NAME_NOT_CONSISTENT', [/reviewed/, /name/]],
])('%s', (_story, reviewDecision, nameRefusal, sentences) => {
  expect(numberNotes({ reviewDecision, nameRefusal })).toEqual(
    sentences.map((sentence) => expect.stringMatching(sentence) as string),
  );
});
