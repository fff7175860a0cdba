import { expect, it } from 'vitest';
import { chooseLanguage, directionOf, LANGUAGE_NAMES, LANGUAGES } from './languages.ts';

it.each([
  [['en-US', 'de'], 'en'],
  [['xx', 'EN-gb'], 'en'],
  [['xx', ''], 'en'],
  [[], 'en'],
])('of %j chooses %s', (wanted, chosen) => {
  expect(chooseLanguage(wanted)).toBe(chosen);
});

it('names each language, and knows its direction', () => {
  expect(LANGUAGES.map((language) => [LANGUAGE_NAMES[language], directionOf(language)])).toContainEqual([
    'العربية',
    'rtl',
  ]);
});
