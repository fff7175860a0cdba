import { expect, it } from 'vitest';
import { nextRuleTitle } from './next-rule-title.ts';

it.each([
  ['the first', [], 'Rule 1'],
  ['after another', ['Rule 1'], 'Rule 2'],
  ['after one was deleted', ['Rule 3', 'Rule 1'], 'Rule 4'],
  ['beside titles of the merchant', ['Winter', 'Rule of thumb'], 'Rule 1'],
])('%s', (_name, titles, title) => expect(nextRuleTitle(titles)).toBe(title));
