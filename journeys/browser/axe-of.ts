import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Playwright loads axe into the page before each check; a page that has it already need not run it again. */
const ONCE = `if (!window.axe) { ${axe.source} }`;

/**
 * Checks a page for accessibility faults, in one pass: the other mode, for frames of other sites, which our pages lack,
 * opens a second page for each check and takes more than twice as long. It collects no passed rules, which take a
 * seventh of the time.
 */
export function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page, axeSource: ONCE }).setLegacyMode().options({ resultTypes: ['violations'] });
}
