import { AxeBuilder } from '@axe-core/playwright';
import type { Frame, Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Less than half as long as the readable source, which the browser would have to copy and parse for each page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Playwright's own package runs its script before each check. An empty one would be replaced by the whole source. */
const NOTHING = 'undefined';
/** Whether nothing moves any more, apart from what never ends. Tools of the storefront are in shadow roots. */
const IS_STILL = `[document, ...[...document.querySelectorAll('[data-bellbird]')].map((tool) => tool.shadowRoot)]
  .flatMap((root) => root?.getAnimations() ?? [])
  .every(({ playState, effect }) => playState !== 'running' || effect.getComputedTiming().endTime === Infinity)`;
/** Longer than any animation of ours. What moves longer is checked as it is. */
const LONGEST_ANIMATION_MS = 5000;

/**
 * Checks a page for accessibility faults, in one pass. The other mode of axe handles frames of other sites, which our pages do
 * not have. It opens a second page for each check and takes more than twice as long. Rules that pass are not collected, because
 * that takes a seventh of the time.
 */
export function axeOf(page: Page): AxeBuilder {
  return new AxeOnce(page).setLegacyMode().options({ resultTypes: ['violations'] });
}

/**
 * Sends axe to each page once. Playwright's own package sends it twice for each check (measured: half of the page faults and
 * an eighth of the CPU of the journeys that check every screen).
 */
class AxeOnce extends AxeBuilder {
  readonly #page: Page;

  constructor(page: Page) {
    super({ page, axeSource: NOTHING });
    this.#page = page;
  }

  override async analyze(): Promise<AxeResults> {
    const [main, ...frames] = this.#page.frames();
    if (main) await load(main);
    // A frame may go away meanwhile.
    await Promise.allSettled(frames.map(load));
    // A text that is still fading in has too little contrast.
    await this.#page
      .waitForFunction(IS_STILL, undefined, { timeout: LONGEST_ANIMATION_MS })
      .catch(() => undefined);
    return super.analyze();
  }
}

async function load(frame: Frame): Promise<void> {
  if (!(await frame.evaluate<boolean>('"axe" in window'))) await frame.evaluate(AXE);
}
