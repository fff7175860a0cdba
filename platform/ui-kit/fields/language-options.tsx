import { directionOf, LANGUAGE_NAMES, LANGUAGES } from '#platform/language/languages.ts';

/** The options of a choice of language, each written in itself. */
export function LanguageOptions() {
  return LANGUAGES.map((language) => (
    <option key={language} value={language} lang={language} dir={directionOf(language)}>
      {LANGUAGE_NAMES[language]}
    </option>
  ));
}
