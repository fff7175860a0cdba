import type { Page } from '@playwright/test';
import type { World } from '../../tools/world/start-world.ts';

/**
 * Gives a browser the session of the demo shop's merchant: how one logs in, and where that leads, is the shell's story, and
 * a dashboard that nobody looks at takes a second of the processor.
 */
export async function logIn(page: Page, { appUrl, merchant }: World): Promise<void> {
  const cookies = merchant.cookiesOf(appUrl).map(([name, value]) => ({ name, value, url: appUrl }));
  await page.context().addCookies(cookies);
}
