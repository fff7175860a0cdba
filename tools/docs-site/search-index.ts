import MiniSearch from 'minisearch';
import { SEARCH_OPTIONS } from '../../apps/docs-site/browser/search-options.ts';
import type { Page } from './read-pages.ts';
import type { Passage } from './render-page.ts';
import { addressOf } from './resolve-link.ts';

/** Returns the search index of all passages, as the browser loads it. */
export function buildSearchIndex(
  found: readonly { page: Page; passages: readonly Passage[] }[],
  base: string,
): string {
  const index = new MiniSearch(SEARCH_OPTIONS);
  for (const { page, passages } of found)
    for (const { heading, text } of passages) {
      const address = addressOf(page, base);
      index.add({
        id: heading === passages[0]?.heading ? address : `${address}#${heading.id}`,
        page: page.title,
        heading: heading === passages[0]?.heading ? '' : heading.text,
        text,
      });
    }
  return JSON.stringify(index);
}
