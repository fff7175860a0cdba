/** What stands for the name of somebody whose name is not known, after a greeting in a template. */
export const NAMELESS = {
  en: 'there',
  de: 'du',
  es: 'qué tal',
  pt_BR: 'tudo bem',
  hi: 'जी',
  ar: 'بك',
};

/** The same in a language that there may be no word of; then it is the English one. */
export function namelessIn(language: string): string {
  const words: Record<string, string> = NAMELESS;
  return words[language] ?? words[language.split('_')[0] ?? ''] ?? NAMELESS.en;
}
