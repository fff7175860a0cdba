import { directionOf, isLanguage, localeFor, type Language } from '#platform/language/languages.ts';
import { findReaderWith } from '#platform/language/reader.ts';

/** The language of this page. Each language has a build of its own, which names it in its HTML. */
export const LANGUAGE: Language = languageOf(globalThis.document?.documentElement.lang ?? '');

/** The locale for numbers, money and dates. Amounts keep the shop's currency and look as in the shop's messages. */
export const LOCALE = localeFor(LANGUAGE, navigator.language);

/** Whether the page is read from right to left. Style sheets ask with `[dir='rtl']`. */
export const IS_RIGHT_TO_LEFT = directionOf(LANGUAGE) === 'rtl';

/** The keys that go forward and back in what is ordered in the direction of reading. */
export const ARROW_ON = IS_RIGHT_TO_LEFT ? 'ArrowLeft' : 'ArrowRight';
export const ARROW_BACK = IS_RIGHT_TO_LEFT ? 'ArrowRight' : 'ArrowLeft';

// Not in a test without a page, which shares its process with the server's tests.
if (globalThis.document) findReaderWith(() => ({ language: LANGUAGE, locale: LOCALE }));

function languageOf(tag: string): Language {
  return isLanguage(tag) ? tag : 'en';
}
