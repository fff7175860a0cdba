import { existsSync } from 'node:fs';
import type { Language } from '#platform/language/languages.ts';
import { words as en, type Words } from './words/en.ts';

/** The site's texts in each language that it has. A new language needs a line here and a folder, such as `docs/de`. */
const WORDS: Partial<Record<Language, Words>> = { en };

export interface SiteLanguage {
  language: Language;
  words: Words;
  /** The folder of the pages, from the top of the repository. */
  folder: string;
  /** The start of the addresses of all pages. */
  base: string;
}

/** Returns the languages of the site. English comes first, and its pages are in `docs` itself. */
export function siteLanguages(): SiteLanguage[] {
  return (Object.entries(WORDS) as [Language, Words][]).flatMap(([language, words]): SiteLanguage[] => {
    if (language === 'en') return [{ language, words, folder: 'docs', base: '/docs' }];
    const name = language.toLowerCase();
    return existsSync(`docs/${name}`)
      ? [{ language, words, folder: `docs/${name}`, base: `/docs/${name}` }]
      : [];
  });
}
