import type { Page } from '@playwright/test';

export { connectPage, PAGE_ID } from '../../../tools/test-environment/connect-demo-page.ts';

/** Waits until all messages of an editor that was opened are there: they come one by one. */
export async function allThere(page: Page): Promise<void> {
  await page.locator('[data-app][aria-busy="true"]').waitFor({ state: 'detached' });
}

/** Puts the cursor on the last button of a name, however one came there, and presses Enter. */
export async function press(page: Page, name: string): Promise<void> {
  await allThere(page);
  const button = page.getByRole('button', { name, exact: true }).last();
  await button.focus();
  await page.keyboard.press('Enter');
}
