/**
 * Lengths of time in milliseconds, written out so that a build can put each where it is used. A day is 24 hours: for a shop's
 * days, which summer time changes, see `shop-day.ts`.
 */
export const SECOND_MS = 1000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;
export const WEEK_MS = 604_800_000;

export const HOUR_SECONDS = 3600;
export const DAY_SECONDS = 86_400;
