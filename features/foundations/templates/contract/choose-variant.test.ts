import { expect, it } from 'vitest';
import { chooseVariant, orderVariants } from './choose-variant.ts';

it.each([
  ['their own country’s', ['en', 'pt_PT', 'pt_BR'], 'pt-PT', 'DE', 'pt_PT'],
  ['the one of no country before another country’s', ['es_MX', 'es'], 'es-CO', 'CO', 'es'],
  ['another country’s before another language', ['en', 'es_MX'], 'es', 'DE', 'es_MX'],
  ['by the script that a browser names', ['zh_CN', 'zh_TW'], 'zh-Hant-TW', 'DE', 'zh_TW'],
  ['a language under its other name', ['en', 'nb'], 'no', 'DE', 'nb'],
  ['the shop’s where nobody knows theirs', ['en', 'de'], null, 'at', 'de'],
  ['English where the shop’s is not written', ['fr', 'en_GB'], 'ja', 'DE', 'en_GB'],
  ['the only one there is', ['fr'], 'ja', 'DE', 'fr'],
])('writes to a reader in %s', (_, written, locale, country, language) => {
  expect(chooseVariant(written, { locale, country })).toBe(language);
});

it('has nothing to choose where nothing is written', () => {
  expect(chooseVariant([], { locale: 'de', country: 'DE' })).toBeNull();
});

it('leaves out what nobody asked for', () => {
  expect(orderVariants(['en', 'fr', 'de'], { locale: 'de-AT', country: 'BR' })).toEqual(['de', 'en']);
});
