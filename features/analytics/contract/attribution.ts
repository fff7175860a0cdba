import * as z from 'zod/mini';

const HOURS_PER_DAY = 24;

/** How long before an order a click or a read may lie to be credited. A code counts for as long as it is valid. */
export const AttributionWindows = z.object({
  clickHours: z.int().check(z.minimum(1), z.maximum(30 * HOURS_PER_DAY)),
  /** 0: what was merely read is credited with nothing. */
  readHours: z.int().check(z.minimum(0), z.maximum(5 * HOURS_PER_DAY)),
});
export type AttributionWindows = z.infer<typeof AttributionWindows>;

/** The windows of a shop that set none. */
export const USUAL_WINDOWS: AttributionWindows = { clickHours: 5 * HOURS_PER_DAY, readHours: HOURS_PER_DAY };

/** Why an order is credited: the code it was placed with, a click, a read. */
export const TouchKind = z.enum(['code', 'click', 'read']);
export type TouchKind = z.infer<typeof TouchKind>;
