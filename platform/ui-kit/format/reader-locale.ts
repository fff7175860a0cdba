import { isLanguage, localeFor, type Language } from '#platform/language/languages.ts';
import { findReaderWith } from '#platform/language/reader.ts';

/** The language of this page. Each language has a build of its own, which names it in its HTML. */
export const LANGUAGE: Language = languageOf(globalThis.document?.documentElement.lang ?? '');

/** The locale for numbers, money and dates. Amounts keep the shop's currency and look as in the shop's messages. */
export const LOCALE = localeFor(LANGUAGE, navigator.language);

findReaderWith(() => ({ language: LANGUAGE, locale: LOCALE }));

function languageOf(tag: string): Language {
  return isLanguage(tag) ? tag : 'en';
}
