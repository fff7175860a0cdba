import { expect, it } from 'vitest';
import { chooseVariant, orderVariants } from './choose-variant.ts';

it.each([
  ['the variant of their own country', ['en', 'pt_PT', 'pt_BR'], 'pt-PT', 'DE', 'pt_PT'],
  ['the variant without a country before another country’s', ['es_MX', 'es'], 'es-CO', 'CO', 'es'],
  ['another country’s variant before another language', ['en', 'es_MX'], 'es', 'DE', 'es_MX'],
  ['the script that the browser names', ['zh_CN', 'zh_TW'], 'zh-Hant-TW', 'DE', 'zh_TW'],
  ['a language with two codes', ['en', 'nb'], 'no', 'DE', 'nb'],
  ['the shop’s language if theirs is unknown', ['en', 'de'], null, 'at', 'de'],
  ['English if there is no text in the shop’s language', ['fr', 'en_GB'], 'ja', 'DE', 'en_GB'],
  ['the only language', ['fr'], 'ja', 'DE', 'fr'],
])('chooses for a reader %s', (_, written, locale, country, language) => {
  expect(chooseVariant(written, { locale, country })).toBe(language);
});

it('chooses nothing if there is no text', () => {
  expect(chooseVariant([], { locale: 'de', country: 'DE' })).toBeNull();
});

it('omits languages that suit nobody', () => {
  expect(orderVariants(['en', 'fr', 'de'], { locale: 'de-AT', country: 'BR' })).toEqual(['de', 'en']);
});
