import type { Language } from '../../contract/language.ts';

const AND_MORE: Record<Language, (title: string, others: number) => string> = {
  en: (title, others) => `${title} and ${others} more`,
  de: (title, others) => `${title} und ${others} weitere`,
  es: (title, others) => `${title} y ${others} más`,
  pt_BR: (title, others) => `${title} e mais ${others}`,
  hi: (title, others) => `${title} और ${others} अन्य`,
  ar: (title, others) => `${title} و${others} أخرى`,
};

/** Returns the content of a cart or order: the first product's name and the number of others. Empty for nothing. */
export function titleOfLines(lines: readonly { title: string }[], language: Language): string {
  const title = lines[0]?.title ?? '';
  const others = lines.length - 1;
  return others < 1 ? title : AND_MORE[language](title, others);
}
