import { expect, test } from 'vitest';
import { messengerRefusalReason } from './messenger-refusal.ts';
import { stopReason } from './stop-reason.ts';

test.each([
  ['Messenger: (#100) The parameter name is required.', 'The parameter name is required.'],
  ['Messenger: Requires pages_utility_messaging.', 'Requires pages_utility_messaging.'],
  ['TAG_SHOULD_BE_MARKETING', 'TAG_SHOULD_BE_MARKETING'],
  ['A_REASON_OF_TOMORROW', 'A_REASON_OF_TOMORROW'],
  ['NONE', null],
  ['', null],
  [undefined, null],
])('%s', (message, words) => {
  expect(messengerRefusalReason(message)).toBe(words);
});

test.each([
  'TAG_SHOULD_BE_MARKETING',
  'INCORRECT_PARAMS',
  'PARAMS_TO_WORD_RATIO_EXCEED_LIMIT',
  'TEMPLATE_VARIABLES_MISSING_SAMPLE_VALUES',
])('%s is explained in a sentence', (message) => {
  expect(stopReason(messengerRefusalReason(message))).toMatch(/^Messenger [a-z].+\.$/);
  expect(messengerRefusalReason(`Messenger: ${message}`)).toBe(messengerRefusalReason(message));
});
