import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { apiPages } from './api-pages.ts';
import type { SiteLanguage } from './languages.ts';
import { NAVIGATION } from './navigation.ts';
import type { Words } from './words/en.ts';

export interface Page {
  /** The address after `/docs/`; empty for the first page. */
  slug: string;
  /** The file, from the top of the repository. A generated page has the file that it would have. */
  file: string;
  section: keyof Words['sections'];
  title: string;
  markdown: string;
  /** Listed on another page of its section instead of in the menu. */
  isListed: boolean;
}

/** Returns all pages of a language in the order of the menu. A page without a translation is in English. */
export function readPages({ folder }: Pick<SiteLanguage, 'folder'>): Page[] {
  const generated = new Map([...apiPages(), ['decisions.md', decisionList()] as const]);
  return (Object.keys(NAVIGATION) as (keyof typeof NAVIGATION)[]).flatMap((section) =>
    NAVIGATION[section]
      .flatMap((entry) => filesOf(entry, generated))
      .map((name) => pageOf(section, name, generated.get(name) ?? readTranslated(folder, name))),
  );
}

function filesOf(entry: string, generated: ReadonlyMap<string, string>): string[] {
  if (!entry.endsWith('/*')) return [entry];
  const under = entry.slice(0, -1);
  const made = [...generated.keys()].filter((name) => name.startsWith(under));
  return made.length > 0 ? made : globSync(`${under}*.md`, { cwd: 'docs' }).toSorted();
}

function pageOf(section: Page['section'], name: string, markdown: string): Page {
  const title = /^# (.+)$/m.exec(markdown)?.[1];
  if (title === undefined) throw new Error(`docs/${name} has no heading of the first level.`);
  return {
    slug: slugOf(name),
    file: path.posix.join('docs', name),
    section,
    title: title.replaceAll('`', ''),
    markdown,
    isListed: name.startsWith('decisions/'),
  };
}

function slugOf(name: string): string {
  const slug = name.replace('../', '').replace(/\.md$/, '').toLowerCase();
  return slug === 'readme' ? '' : slug;
}

function readTranslated(folder: string, name: string): string {
  const translated = path.join(folder, name);
  return readFileSync(existsSync(translated) ? translated : path.join('docs', name), 'utf8');
}

/** Returns the page that lists all decision records. */
function decisionList(): string {
  const lines = globSync('docs/decisions/*.md')
    .toSorted()
    .map((file) => {
      const [, title = ''] = /^# (.+)$/m.exec(readFileSync(file, 'utf8')) ?? [];
      return `- [${title}](decisions/${path.basename(file)})`;
    });
  return `# Decisions\n\nWhy things are as they are. Each record has the context, the decision and what follows from it.\n\n${lines.join('\n')}\n`;
}
