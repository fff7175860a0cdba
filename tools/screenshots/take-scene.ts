import type { Page } from '@playwright/test';
import path from 'node:path';
import { waitFor } from '../test-environment/wait-for.ts';
import { pictureName, SCHEMES, type Scene } from './scene.ts';
import type { Stage } from './stage.ts';

const HEIGHTS: Record<number, number> = { 1440: 900, 1024: 768, 390: 844 };
/** A page longer than this only repeats itself, so the screenshot shows its top. */
export const TALLEST = 2600;

/** Takes a scene at every width of the stage, in both colour schemes. */
export async function takeScene(stage: Stage, scene: Scene, folder: string): Promise<void> {
  for (const width of stage.widths) {
    for (const colorScheme of SCHEMES) {
      await stage.dress(scene);
      const page = await stage.contextOf(scene).newPage();
      await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });
      await page.emulateMedia({ colorScheme });
      await open(page, stage, scene);
      await photograph(page, path.join(folder, pictureName(scene.name, width, colorScheme)));
      await page.close();
    }
  }
}

async function open(page: Page, { environment }: Stage, scene: Scene): Promise<void> {
  if (!scene.isNarrowRule)
    await page.addInitScript("localStorage.setItem('bellbird-all-pages-on-phone', 'on')");
  else await page.addInitScript("localStorage.removeItem('bellbird-all-pages-on-phone')");
  await scene.prepare?.(page);
  await page.goto((scene.by === 'shopper' ? environment.sandboxUrl : environment.appUrl) + scene.path, {
    waitUntil: 'domcontentloaded',
  });
  await (scene.shows?.(page) ?? page.getByRole('heading').first()).waitFor();
  await settled(page);
  await scene.act?.(page);
  await settled(page);
}

/** All images have loaded, and nothing moves except endless animations, such as a spinner. */
const IS_AT_REST = `[...document.images].every((image) => image.complete) &&
  document.getAnimations().every((one) => one.playState !== 'running' || one.effect?.getTiming().iterations === Infinity)`;

async function settled(page: Page): Promise<void> {
  await page
    .getByText(/^(Loading: |Still trying)/)
    .first()
    .waitFor({ state: 'detached', timeout: 8000 })
    .catch(() => undefined);
  await page.evaluate('document.fonts.ready');
  // Evaluated from outside, because the pages' own policy forbids evaluating in them.
  await waitFor('a page at rest', () => page.evaluate<boolean>(IS_AT_REST));
}

async function photograph(page: Page, file: string): Promise<void> {
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  // A dialog covers only the window, not the whole page.
  const isCovered = await page.locator('[role=dialog][aria-modal=true]').first().isVisible();
  await page.screenshot({
    path: file,
    animations: 'disabled',
    fullPage: height <= TALLEST && !isCovered,
  });
}
