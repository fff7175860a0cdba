import type { Page } from '@playwright/test';
import { waitFor } from '../test-environment/wait-for.ts';
import { TALLEST } from './take-scene.ts';

/** Scrolls to a section of a dashboard, which loads when it comes near. */
export async function lookAt(page: Page, name: string): Promise<void> {
  const part = page.getByRole('region', { name, exact: true });
  await page.mouse.move(600, 500);
  await waitFor(`the part ${name}`, async () => {
    await page.mouse.wheel(0, 500);
    return part.isVisible();
  });
  // A page that fits a full screenshot starts at its top. On a longer page, the section must be below the bar.
  await part.evaluate((element: { scrollIntoView: () => void }) => element.scrollIntoView());
  await page.evaluate(
    `document.documentElement.scrollHeight > ${TALLEST} ? scrollBy(0, -80) : scrollTo(0, 0)`,
  );
}
