/** The greeting's word for a person whose name is not known, by language. */
export const NAMELESS = {
  en: 'there',
  de: 'du',
  es: 'qué tal',
  pt_BR: 'tudo bem',
  hi: 'जी',
  ar: 'بك',
};

/** Returns that word in any language, or in English if we have none. */
export function namelessIn(language: string): string {
  const words: Record<string, string> = NAMELESS;
  return words[language] ?? words[language.split('_')[0] ?? ''] ?? NAMELESS.en;
}
