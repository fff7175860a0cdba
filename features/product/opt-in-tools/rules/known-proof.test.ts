import { describe, expect, it } from 'vitest';
import { knownLocale, plainUserAgent } from './known-proof.ts';

describe('the language of a browser', () => {
  it.each([
    ['de-DE', 'de-DE'],
    ['en', 'en'],
    ['PT-br', 'pt-BR'],
    ['zh-Hant-TW', 'zh-TW'],
    ['es-419', 'es'],
    ['xx-XX', null],
    ['=1+1', null],
    ['', null],
  ])('%s is stored as %s', (given, locale) => {
    expect(knownLocale(given, ['en', 'de', 'es', 'pt', 'zh'])).toBe(locale);
  });
});

it('stores one limited line of the user agent, without unusual characters', () => {
  const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15';
  expect(plainUserAgent(safari)).toBe(safari);
  expect(plainUserAgent('=cmd|"x"!<b>\tI agree')).toBe('cmdxbI agree');
  expect(plainUserAgent('x'.repeat(1000))).toHaveLength(300);
});
