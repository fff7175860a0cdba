import { expect, it } from 'vitest';
import { texts } from '../texts/en.ts';
import { reasonSentence, waitLabel, type StatusReason } from './status-reason.ts';

const STANDS_STILL: StatusReason[] = [
  'merchant',
  'canaryFailed',
  'canaryOptOuts',
  'templateStopped',
  'planLapsed',
  'planLimit',
  'senderStopped',
  'dayLimit',
  'quietHours',
  'frequencyCap',
  'talking',
  'localTime',
  'retries',
  'firstGroup',
  'testWatched',
  'testUndecided',
];

it.each(STANDS_STILL)('says how long the remaining messages wait: %s', (reason) => {
  expect(reasonSentence(reason)).toMatch(/for two days after its time\.$/);
});

it.each(Object.entries(texts.statusReasons))('%s has a different sentence', (reason, sentence) => {
  expect(sentence).toMatch(/^[A-Z].+\.$/);
  expect(reasonSentence(reason)).toBe(sentence);
  expect(Object.values(texts.statusReasons).filter((one) => one === sentence)).toHaveLength(1);
});

it.each([null, '', 'toString', 'fullMoon'])('%j has no sentence', (reason) => {
  expect(reasonSentence(reason)).toBeNull();
});

it.each([
  ['merchant', 'Broadcast is paused'],
  ['canaryOptOuts', 'Broadcast is paused'],
  ['dayLimit', 'Daily limit reached'],
  ['firstGroup', 'Waits for the first group'],
  // A person without a message yet can be in a time zone where it is day.
  ['quietHours', null],
  ['toString', null],
  [null, null],
])('labels a person who waits because of %s: %s', (reason, label) => {
  expect(waitLabel(reason)).toBe(label);
});
