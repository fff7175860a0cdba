import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Playwright gives the page axe before each look; one that has it already need not begin it again. */
const ONCE = `if (!window.axe) { ${axe.source} }`;

/**
 * Looks for what keeps somebody from using the page. In one go: the other way, for frames of other sites, which our
 * pages have none of, opens a second page for each look, and takes more than twice as long. Of what is as it should be
 * it gathers nothing, which is a seventh of its time.
 */
export function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page, axeSource: ONCE }).setLegacyMode().options({ resultTypes: ['violations'] });
}
