import type { Locator, Page } from '@playwright/test';
import type { Stage } from './stage.ts';

export const WIDTHS = [1440, 1024, 390] as const;
export const WIDE_AND_NARROW = [1440, 390] as const;
export const SCHEMES = ['light', 'dark'] as const;

/** A screenshot of the shell, taken at every width in both colour schemes. */
export interface Scene {
  name: string;
  path: string;
  /** The viewer; the demo shop's merchant by default. A shopper's pages are on the sandbox. */
  by?: 'visitor' | 'shopper' | 'operator';
  /** The values of the shop's row that differ from a shop that is ready, as SQL. */
  shop?: Record<string, string>;
  /** Runs before the screenshots. Its changes remain for later scenes. */
  before?: (stage: Stage) => Promise<unknown>;
  /** Runs before the page opens. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Runs on the opened page. */
  act?: (page: Page) => Promise<unknown>;
  /** The element that shows that the page is ready; the first heading by default. */
  shows?: (page: Page) => Locator;
  /** Whether the rule of narrow screens applies. In other scenes its owner has lifted it. */
  isNarrowRule?: boolean;
}

/** Returns the file name of a screenshot, without its folder. */
export function pictureName(scene: string, width: number, scheme: string): string {
  return `${scene}-${width}-${scheme}.png`;
}
