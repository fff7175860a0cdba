import type { Locator, Page } from '@playwright/test';
import type { Stage } from './stage.ts';

export const WIDTHS = [1440, 1024, 390] as const;
export const WIDE_AND_NARROW = [1440, 390] as const;
export const SCHEMES = ['light', 'dark'] as const;

/** One picture of the shell, taken at every width in both schemes. */
export interface Scene {
  name: string;
  path: string;
  /** Who looks; the demo shop's merchant, unless it is said. A shopper's pages are the sandbox's. */
  by?: 'visitor' | 'shopper' | 'operator';
  /** Columns of the shop's row that differ from those of a shop that is ready, as SQL. */
  shop?: Record<string, string>;
  /** What happened before; it stays so for the scenes after it. */
  before?: (stage: Stage) => Promise<unknown>;
  /** Before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** On the opened page. */
  act?: (page: Page) => Promise<unknown>;
  /** What tells that the page is there; its first heading, unless it has none. */
  shows?: (page: Page) => Locator;
  /** The rule of narrow screens holds; elsewhere its owner has lifted it. */
  isNarrowRule?: boolean;
}

/** The file of a picture, without its folder. */
export function pictureName(scene: string, width: number, scheme: string): string {
  return `${scene}-${width}-${scheme}.png`;
}
