import * as z from 'zod/mini';
import { texts } from '../texts/all.ts';

const HOURS_PER_DAY = 24;

/** The largest windows that a shop can set. */
export const WIDEST_WINDOWS = { clickHours: 30 * HOURS_PER_DAY, readHours: 5 * HOURS_PER_DAY } as const;

const CLICKS_BOUNDS = { error: () => texts.windowBounds.clicks };
const READS_BOUNDS = { error: () => texts.windowBounds.reads };

/** How long before an order a click or read can be credited. A code counts as long as it is valid. */
export const AttributionWindows = z.object({
  clickHours: z
    .int(CLICKS_BOUNDS)
    .check(z.minimum(1, CLICKS_BOUNDS), z.maximum(WIDEST_WINDOWS.clickHours, CLICKS_BOUNDS)),
  /** With 0, reads are credited with nothing. */
  readHours: z
    .int(READS_BOUNDS)
    .check(z.minimum(0, READS_BOUNDS), z.maximum(WIDEST_WINDOWS.readHours, READS_BOUNDS)),
});
export type AttributionWindows = z.infer<typeof AttributionWindows>;

/** The windows of a shop without its own. */
export const USUAL_WINDOWS: AttributionWindows = { clickHours: 5 * HOURS_PER_DAY, readHours: HOURS_PER_DAY };

/** Why an order is credited: the code that it used, a click, or a read. */
export const TouchKind = z.enum(['code', 'click', 'read']);
export type TouchKind = z.infer<typeof TouchKind>;
