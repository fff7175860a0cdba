import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { wordLanguage } from './word-language.ts';

it.each([
  ['de', 'de'],
  ['pt-BR', 'pt'],
  ['EN-us', 'en'],
  ['est', 'en'],
  ['ja', 'en'],
  ['', 'en'],
])('uses, for a page in %j, the language %s', (locale, language) => {
  expect(wordLanguage(locale)).toBe(language);
});

it('knows every language that has texts', () => {
  const files = readdirSync(new URL('words', import.meta.url)).map((file) => file.replace('.ts', ''));
  expect(files.map(wordLanguage)).toEqual(files);
});
