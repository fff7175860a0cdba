const LANGUAGE = /^(?:ar|de|en|es|fr|hi|it|nl|pt|tr)\b/;

/** Returns our language for shoppers' texts by a page's or browser's language (`pt-BR`), or English. */
export function wordLanguage(locale: string): string {
  return LANGUAGE.exec(locale.toLowerCase())?.[0] ?? 'en';
}
