import { expect, test } from 'vitest';
import { isNameTaken, gupshupRefusalReason } from './gupshup-refusal.ts';

test.each([
  [
    'Gupshup: Template Already exists with same namespace and elementName and languageCode',
    'nameTaken',
    true,
  ],
  ['Gupshup: (#100) The parameter name is required.', 'The parameter name is required.', false],
  ['Category is not known', 'Category is not known', false],
])('%s', (message, words, isTaken) => {
  expect([gupshupRefusalReason(message), isNameTaken(message)]).toEqual([words, isTaken]);
});
