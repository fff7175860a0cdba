/** The languages that new tools have texts in. */
export const TOOL_LANGUAGES = ['en', 'de', 'es', 'pt', 'fr', 'it', 'nl', 'hi', 'ar', 'tr'] as const;
export type ToolLanguage = (typeof TOOL_LANGUAGES)[number];

/**
 * Returns the language of a shop by its locale (`pt-BR`), or English if we have no texts in it or the locale is
 * unknown.
 */
export function languageOfShop({ locale }: { locale: string | null }): ToolLanguage {
  const language = locale?.split('-')[0]?.toLowerCase();
  return TOOL_LANGUAGES.find((one) => one === language) ?? 'en';
}
