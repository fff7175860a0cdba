import { expect, it } from 'vitest';
import { chooseLanguage, directionOf, LANGUAGE_NAMES, LANGUAGES, localeFor } from './languages.ts';

it.each([
  [['en-US', 'de'], 'en'],
  [['xx', 'EN-gb'], 'en'],
  [['xx', ''], 'en'],
  [[], 'en'],
])('chooses for %j the language %s', (wanted, chosen) => {
  expect(chooseLanguage(wanted)).toBe(chosen);
});

it('names each language, and knows its direction', () => {
  expect(LANGUAGES.map((language) => [LANGUAGE_NAMES[language], directionOf(language)])).toContainEqual([
    'العربية',
    'rtl',
  ]);
});

it.each([
  ['en', 'en-IN', 'en-IN'],
  ['en', 'de-DE', 'en-GB'],
  ['de', 'de-AT', 'de-AT'],
  ['de', 'en-US', 'de'],
  ['es', 'es-419', 'es-419'],
  ['pt-BR', 'pt-PT', 'pt-PT'],
  ['id', 'ido', 'id'],
  ['en', 'en-;q=x', 'en-GB'],
  ['ar', 'ar-EG', 'ar-EG-u-nu-latn'],
  ['ar', 'en-US', 'ar-u-nu-latn'],
] as const)('a reader of %s who asks for %s has the locale %s', (language, wanted, locale) => {
  expect(localeFor(language, wanted)).toBe(locale);
});
