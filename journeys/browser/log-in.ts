import type { Page } from '@playwright/test';
import type { TestEnvironment } from '../../tools/test-environment/start-environment.ts';

/**
 * Gives a browser the demo shop merchant's session. The shell's journey tests the login itself. Loading a dashboard that no
 * test looks at takes a second of CPU time.
 */
export async function logIn(page: Page, { appUrl, merchant }: TestEnvironment): Promise<void> {
  const cookies = merchant.cookiesOf(appUrl).map(([name, value]) => ({ name, value, url: appUrl }));
  await page.context().addCookies(cookies);
}
