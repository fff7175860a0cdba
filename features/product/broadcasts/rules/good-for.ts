/** What is left when a message of a broadcast did not go out is dropped: an offer of the day before yesterday is none. */
export const GOOD_FOR_MS = 48 * 3600 * 1000;
