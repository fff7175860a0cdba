import { expect, test } from 'vitest';
import { whyGupshupRefused } from './gupshup-refusal.ts';

test.each([
  [
    'Gupshup: Template Already exists with same namespace and elementName and languageCode',
    'Template name already exists.',
  ],
  ['Gupshup: (#100) The parameter name is required.', 'The parameter name is required.'],
  ['Category is not known', 'Category is not known'],
])('%s', (said, words) => {
  expect(whyGupshupRefused(said)).toBe(words);
});
