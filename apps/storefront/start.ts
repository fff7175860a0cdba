import { FROM_US, hide, OUR_NAME } from './memory.ts';
import type { Page } from './page.ts';
import { readTools } from './read-tools.ts';
import { TEST } from './test-parameter.ts';
import { Turns } from './turns.ts';

/** Shows what this page view is to show, when it is to show it. Rejects when the server cannot be reached. */
export async function start(page: Page): Promise<void> {
  const query = new URLSearchParams(page.location.search);
  if (query.get('utm_source') === OUR_NAME) hide(page, FROM_US);
  // Where a test link shows its tool, that is all.
  if (query.get(TEST) && (await page.begin('try-out'))) return;
  new Turns(page, page.tools ?? (await readTools(page))).begin();
}
