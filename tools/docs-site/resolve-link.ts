import path from 'node:path';
import type { Page } from './read-pages.ts';

export type LinkTarget =
  | { kind: 'outside'; href: string }
  | { kind: 'page'; page: Page; href: string; anchor: string | null }
  | { kind: 'picture'; href: string }
  /** A file of the repository, which the site does not have. */
  | { kind: 'file'; file: string };

/** Returns where a link on a page leads: to another page, a picture, a file of the repository, or out of the site. */
export function resolveLink(link: string, from: Page, pages: readonly Page[], base: string): LinkTarget {
  if (/^[a-z]+:/.test(link)) return { kind: 'outside', href: link };
  const [target = '', anchor = null] = link.split('#');
  const file = target === '' ? from.file : path.posix.join(path.posix.dirname(from.file), target);
  const page = pages.find((one) => one.file === file);
  if (page) {
    const href = addressOf(page, base) + (anchor === null ? '' : `#${anchor}`);
    return { kind: 'page', page, href, anchor };
  }
  if (file.startsWith('docs/pictures/')) return { kind: 'picture', href: `/${file}` };
  return { kind: 'file', file };
}

export function addressOf({ slug }: Pick<Page, 'slug'>, base: string): string {
  return slug === '' ? base : `${base}/${slug}`;
}
