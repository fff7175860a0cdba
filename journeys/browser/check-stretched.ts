import { expect, type Page } from '@playwright/test';
import type { TestEnvironment } from '../../tools/test-environment/start-environment.ts';
import { logIn } from './log-in.ts';
import { SHOW_ALL_ON_PHONE, waitForScreen } from './look-at-every-screen.ts';

/** The last one is a window of 1280 pixels at 400 %. */
const WIDTHS = [1440, 390, 320];
const OVERFLOW = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
const softly = expect.configure({ soft: true });

/**
 * Makes each word longer. German is about 1.25 times as long as English, so its texts then have 1.4 times the length.
 * Fields and pictures keep theirs.
 */
const STRETCH = `
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { parentElement, data } = nodes.currentNode;
    if (parentElement === null || parentElement.closest('script, style, svg, option, textarea, bdi, time, iframe')) continue;
    nodes.currentNode.data = data.replace(/\\p{L}{4,}/gu, (word) => word + word.slice(0, Math.ceil(word.length * 0.12)));
  }`;

/** Returns the visible buttons, links, tabs and table heads whose visible text does not fit into them. */
const CLIPPED = `
  [...document.querySelectorAll('button, a, [role="tab"], th')].filter((element) => {
    const box = element.getBoundingClientRect();
    if (box.width < 2 || box.height < 2 || !element.checkVisibility()) return false;
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const own = nodes.currentNode.parentElement.getBoundingClientRect();
      // Spoken texts are in a box of one pixel.
      if (own.width < 2 || own.height < 2) continue;
      const text = document.createRange();
      text.selectNodeContents(nodes.currentNode);
      const { left, right, width } = text.getBoundingClientRect();
      if (width < 1) continue;
      if (right > box.right + 2 || left < box.left - 2) return true;
    }
    return false;
  }).map((element) => element.textContent.trim())`;

/** Checks that screens fit as they are, and with longer texts: nothing scrolls sideways, and no button is cut off. */
export async function checkStretched(
  page: Page,
  environment: TestEnvironment,
  screens: readonly string[],
): Promise<void> {
  await page.addInitScript(SHOW_ALL_ON_PHONE);
  await logIn(page, environment);
  for (const screen of screens) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(environment.appUrl + screen);
    await waitForScreen(page);
    await checkFit(page, screen);
    await page.evaluate(STRETCH);
    await checkFit(page, `${screen} with long texts`);
  }
}

async function checkFit(page: Page, where: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    // Charts, and parts that the width decides on, take the new width a moment later.
    await softly
      .poll(() => page.evaluate<number>(OVERFLOW), `${where} scrolls sideways at ${width} px`)
      .toBeLessThanOrEqual(0);
    await softly.poll(() => page.evaluate<string[]>(CLIPPED), `${where} cuts off at ${width} px`).toEqual([]);
  }
}
