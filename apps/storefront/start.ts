import { FROM_US, hide, OUR_NAME } from './memory.ts';
import type { Page } from './page.ts';
import { readTools } from './read-tools.ts';
import { TEST } from './test-parameter.ts';
import { ToolDisplay } from './tool-display.ts';

/** Shows the tools of this page view when they are due. Rejects when the server cannot be reached. */
export async function start(page: Page): Promise<void> {
  const query = new URLSearchParams(page.location.search);
  if (query.get('utm_source') === OUR_NAME) hide(page, FROM_US);
  // A test link shows its tool and nothing else.
  if (query.get(TEST) && (await page.begin('try-out'))) return;
  new ToolDisplay(page, page.tools ?? (await readTools(page))).begin();
}
