import type { Page } from '@playwright/test';
import type { TestEnvironment } from '../../tools/test-environment/start-environment.ts';

/**
 * Gives a browser the demo shop merchant's session. How to log in is tested in the shell's journey, and loading a
 * dashboard that nobody looks at takes a second of CPU time.
 */
export async function logIn(page: Page, { appUrl, merchant }: TestEnvironment): Promise<void> {
  const cookies = merchant.cookiesOf(appUrl).map(([name, value]) => ({ name, value, url: appUrl }));
  await page.context().addCookies(cookies);
}
