import { expect, it } from 'vitest';
import { languageName } from './language-name.ts';

it.each([
  ['en-US', 'American English'],
  ['pt_BR', 'Brazilian Portuguese'],
  ['de', 'German'],
  ['zz-', 'zz-'],
])('%s is %s', (tag, name) => {
  expect(languageName(tag)).toBe(name);
});
