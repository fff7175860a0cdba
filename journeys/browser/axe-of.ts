import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Playwright loads axe into the page before each check; the script skips a page that already has it. */
const ONCE = `if (!window.axe) { ${axe.source} }`;

/**
 * Checks a page for accessibility faults, in one pass. The other mode of axe handles frames of other sites, which our pages do
 * not have. It opens a second page for each check and takes more than twice as long. Rules that pass are not collected, because
 * that takes a seventh of the time.
 */
export function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page, axeSource: ONCE }).setLegacyMode().options({ resultTypes: ['violations'] });
}
