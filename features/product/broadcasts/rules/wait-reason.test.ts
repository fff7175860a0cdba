import { expect, it } from 'vitest';
import { waitReason, type LeftFacts } from './wait-reason.ts';

const NOTHING: LeftFacts = {
  isMoving: false,
  queued: null,
  unwritten: null,
  isRecipientLocal: false,
  restWaitsFor: null,
};

it.each<[string, Partial<LeftFacts>, string | null]>([
  ['some of it is being sent', { isMoving: true, queued: { reason: 'quietHours' } }, null],
  ['the people have quiet hours', { queued: { reason: 'quietHours' } }, 'quietHours'],
  ['the number reached its daily limit', { queued: { reason: 'dailyReach' } }, 'dayLimit'],
  ['the plan reached its limit', { queued: { reason: 'planLimit' } }, 'planLimit'],
  ['the people got enough offers', { queued: { reason: 'frequencyCap' } }, 'frequencyCap'],
  ['the provider refused it for now', { queued: { reason: '131056' } }, 'retries'],
  ['the reason has no sentence', { queued: { reason: 'templatePending' } }, null],
  ['it is due later where they live', { queued: { reason: null }, isRecipientLocal: true }, 'localTime'],
  ['it is written later', { unwritten: 'later', isRecipientLocal: true }, 'localTime'],
  ['it is written soon', { unwritten: 'soon', restWaitsFor: 'firstGroup' }, null],
  ['its first group is watched', { restWaitsFor: 'firstGroup' }, 'firstGroup'],
  ['a test is undecided', { restWaitsFor: 'testUndecided' }, 'testUndecided'],
])('%s', (_name, change, expected) => {
  expect(waitReason({ ...NOTHING, ...change })).toBe(expected);
});
