import type { Language } from '../contract/language.ts';

/** What stands for the name of somebody whose name is not known, after a greeting in a template. */
export const NAMELESS: Record<Language, string> = {
  en: 'there',
  de: 'du',
  es: 'qué tal',
  pt_BR: 'tudo bem',
  hi: 'जी',
  ar: 'بك',
};
