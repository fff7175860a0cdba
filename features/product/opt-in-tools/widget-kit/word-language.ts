const LANGUAGE = /^(?:ar|de|en|es|fr|hi|it|nl|pt|tr)\b/;

/** The language of a page or a browser (`pt-BR`) that we have shoppers' words in; English where there are none. */
export function wordLanguage(told: string): string {
  return LANGUAGE.exec(told.toLowerCase())?.[0] ?? 'en';
}
