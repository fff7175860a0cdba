import type { SiteLanguage } from './languages.ts';
import { NAVIGATION } from './navigation.ts';
import { markdownAddress } from './page-layout.ts';
import type { Page } from './read-pages.ts';

/** Returns the list of all pages for programs that read text: https://llmstxt.org (read 2026-11-30). */
export function llmsList(pages: readonly Page[], { words, base }: SiteLanguage): string {
  const sections = (Object.keys(NAVIGATION) as (keyof typeof NAVIGATION)[]).map((section) => {
    const lines = pages
      .filter((page) => page.section === section)
      .map((page) => `- [${page.title}](${markdownAddress(page, base)})`);
    return lines.length === 0 ? '' : `\n## ${words.sections[section]}\n\n${lines.join('\n')}\n`;
  });
  return `# ${words.site}\n\n> ${words.summary}\n${sections.join('')}`;
}
