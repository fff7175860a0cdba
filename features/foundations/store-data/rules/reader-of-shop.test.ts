import { expect, it } from 'vitest';
import { readerOfShop } from './reader-of-shop.ts';

it.each([
  ['the language that the merchant reads', 'de-AT', 'fr', { language: 'de', locale: 'de-AT' }],
  ['the storefront’s, before anybody opened the app', null, 'pt-PT', { language: 'pt-BR', locale: 'pt-PT' }],
  ['English for a language that Bellbird does not have', null, 'fr', { language: 'en', locale: 'en-GB' }],
  ['English without any', null, null, { language: 'en', locale: 'en-GB' }],
  ['Arabic of a region', 'ar-EG-u-nu-latn', null, { language: 'ar', locale: 'ar-EG-u-nu-latn' }],
] as const)('writes for a shop in %s', (_why, merchant_locale, locale, reader) => {
  expect(readerOfShop({ merchant_locale, locale })).toEqual(reader);
});
