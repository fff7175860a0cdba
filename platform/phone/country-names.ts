import { currentReader } from '#platform/language/reader.ts';

/** Returns a function that names countries (ISO 3166 alpha-2) in a language; undefined for a code without a name. */
export function countryNamesIn(language: string): (country: string) => string | undefined {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  return (country) => names.of(country);
}

/** Returns a country's name in the reader's language, or its code if there is none. */
export function countryName(country: string): string {
  const { locale } = currentReader();
  if (last.locale !== locale) last = { locale, nameOf: countryNamesIn(locale) };
  return last.nameOf(country) ?? country;
}

/** Building the names costs more than reading them, and a list has them all in one language. */
let last = { locale: 'en', nameOf: countryNamesIn('en') };
