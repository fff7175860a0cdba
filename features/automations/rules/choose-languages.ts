import { LANGUAGES, type Language } from '../contract/language.ts';

/** Where a country's shops write in another language than English. */
const OF_COUNTRY: Readonly<Record<string, Language>> = {
  ...Object.fromEntries(['DE', 'AT', 'CH', 'LI'].map((country) => [country, 'de'])),
  ...Object.fromEntries(['BR', 'PT', 'AO', 'MZ'].map((country) => [country, 'pt_BR'])),
  ...Object.fromEntries(
    [
      'ES',
      'MX',
      'AR',
      'CO',
      'CL',
      'PE',
      'EC',
      'VE',
      'GT',
      'CR',
      'PA',
      'DO',
      'UY',
      'PY',
      'BO',
      'SV',
      'HN',
      'NI',
    ].map((country) => [country, 'es']),
  ),
  ...Object.fromEntries(
    [
      'AE',
      'SA',
      'EG',
      'KW',
      'QA',
      'BH',
      'OM',
      'JO',
      'LB',
      'IQ',
      'MA',
      'DZ',
      'TN',
      'LY',
      'YE',
      'SY',
      'SD',
      'PS',
    ].map((country) => [country, 'ar']),
  ),
};

/** The language of a locale such as pt-PT or de_CH; null for one that nothing is written in. */
export function languageOf(locale: string | null): Language | null {
  const primary = locale?.toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language.split('_')[0] === primary) ?? null;
}

/** The language that a shop writes in by itself; ISO 3166 alpha-2. */
export function shopLanguage(country: string): Language {
  return OF_COUNTRY[country.toUpperCase()] ?? 'en';
}

/** The languages that a person is written to in, the first that there is: their own, the shop's, English. */
export function chooseLanguages({ locale, country }: { locale: string | null; country: string }): Language[] {
  const own = languageOf(locale);
  return [...new Set<Language>([...(own ? [own] : []), shopLanguage(country), 'en'])];
}
