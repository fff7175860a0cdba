/**
 * Durations in milliseconds, written as literals so that a build can inline them. A day is 24 hours. For a shop's days,
 * which can be longer or shorter because of daylight saving time, see `shop-day.ts`.
 */
export const SECOND_MS = 1000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;
export const WEEK_MS = 604_800_000;

export const HOUR_SECONDS = 3600;
export const DAY_SECONDS = 86_400;
