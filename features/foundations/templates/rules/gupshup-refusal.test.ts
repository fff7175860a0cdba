import { expect, test } from 'vitest';
import { isNameTaken, gupshupRefusalReason } from './gupshup-refusal.ts';

test.each([
  [
    'Gupshup: Template Already exists with same namespace and elementName and languageCode',
    'Template name already exists.',
    true,
  ],
  ['Gupshup: (#100) The parameter name is required.', 'The parameter name is required.', false],
  ['Category is not known', 'Category is not known', false],
])('%s', (said, words, isTaken) => {
  expect([gupshupRefusalReason(said), isNameTaken(said)]).toEqual([words, isTaken]);
});
