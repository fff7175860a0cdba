import type { Page } from '@playwright/test';
import type { TestEnvironment } from '../../tools/test-environment/start-environment.ts';

/**
 * Gives a browser the session of the demo shop's merchant: how one logs in, and where that leads, is the shell's story, and
 * a dashboard that nobody looks at takes a second of the processor.
 */
export async function logIn(page: Page, { appUrl, merchant }: TestEnvironment): Promise<void> {
  const cookies = merchant.cookiesOf(appUrl).map(([name, value]) => ({ name, value, url: appUrl }));
  await page.context().addCookies(cookies);
}
