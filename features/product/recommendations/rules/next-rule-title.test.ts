import { expect, it } from 'vitest';
import { nextRuleTitle } from './next-rule-title.ts';

it.each([
  ['the first rule', [], 'Rule 1'],
  ['a second rule', ['Rule 1'], 'Rule 2'],
  ['a rule after a deleted one', ['Rule 3', 'Rule 1'], 'Rule 4'],
  ['the first rule among titles of the merchant', ['Winter', 'Rule of thumb'], 'Rule 1'],
])('%s', (_name, titles, title) => expect(nextRuleTitle(titles)).toBe(title));
