import { isLanguage, type Language } from '#platform/language/languages.ts';

/** The language of this page. Each language has a build of its own, which names it in its HTML. */
export const LANGUAGE: Language = languageOf(globalThis.document?.documentElement.lang ?? '');

/** The locale for numbers, money and dates. Amounts keep the shop's currency and look as in the shop's messages. */
export const LOCALE = localeFor(LANGUAGE, navigator.language);

function languageOf(tag: string): Language {
  return isLanguage(tag) ? tag : 'en';
}

/** Returns the browser's own variant of the page's language (de-AT), else the language. English without one is British. */
export function localeFor(language: Language, browser: string): string {
  const base = language.slice(0, 2);
  if (browser.slice(0, 2).toLowerCase() === base && !/^[a-z]/i.test(browser.slice(2))) return browser;
  return language === 'en' ? 'en-GB' : language;
}
