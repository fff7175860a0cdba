import type { Page } from '@playwright/test';

export { connectPage, PAGE_ID } from '../../../tools/test-environment/connect-demo-page.ts';

/** Waits until all messages in an open editor are shown, because they are rendered one by one. */
export async function allThere(page: Page): Promise<void> {
  await page.locator('[data-app][aria-busy="true"]').waitFor({ state: 'detached' });
}

/** Focuses the last button with this name and presses Enter. */
export async function press(page: Page, name: string): Promise<void> {
  await allThere(page);
  const button = page.getByRole('button', { name, exact: true }).last();
  await button.focus();
  await page.keyboard.press('Enter');
}
