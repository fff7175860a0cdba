/** The languages that new tools have words in. */
export const TOOL_LANGUAGES = ['en', 'de', 'es', 'pt', 'fr', 'it', 'nl', 'hi', 'ar', 'tr'] as const;
export type ToolLanguage = (typeof TOOL_LANGUAGES)[number];

/** What a shop speaks by its locale (`pt-BR`); English where we have no words in that, or it told none. */
export function languageOfShop({ locale }: { locale: string | null }): ToolLanguage {
  const language = locale?.split('-')[0]?.toLowerCase();
  return TOOL_LANGUAGES.find((one) => one === language) ?? 'en';
}
