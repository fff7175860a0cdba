/**
 * The languages of screens, mails and files, as BCP 47 tags. All except English are translations and have every
 * catalogue; otherwise the build fails.
 */
export const LANGUAGES = ['en', 'pt-BR', 'es', 'de', 'id', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language's name in that language, because people look for the name they know. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  'pt-BR': 'Português (Brasil)',
  es: 'Español',
  de: 'Deutsch',
  id: 'Bahasa Indonesia',
  ar: 'العربية',
};

/** The cookie with the language that a person chose, as a BCP 47 tag. Pages set it. It contains no secret. */
export const LANGUAGE_COOKIE = 'bellbird_language';

export function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag);
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/**
 * Returns the first of the wanted languages (BCP 47 tags, the best first) that Bellbird offers, else English. A region
 * does not matter: Portuguese of Portugal gets Portuguese of Brazil.
 */
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => baseOf(language) === baseOf(tag));
    if (found) return found;
  }
  return 'en';
}

/**
 * Returns the reader's own variant of a language (de-AT), else the language. English without one is British. Arabic is
 * written with the digits of phone numbers and prices.
 */
export function localeFor(language: Language, wanted: string): string {
  const isVariant = baseOf(wanted) === baseOf(language) && /^[a-z]+(-[a-z]{2}|-\d{3})$/i.test(wanted);
  const locale = isVariant ? wanted : language === 'en' ? 'en-GB' : language;
  return language === 'ar' ? `${locale}-u-nu-latn` : locale;
}

function baseOf(tag: string): string {
  return (tag.split('-')[0] ?? '').trim().toLowerCase();
}
