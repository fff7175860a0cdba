/** Unsent messages of a broadcast are dropped after this time, because an offer from two days ago is out of date. */
export const GOOD_FOR_MS = 48 * 3600 * 1000;
