import { DAY_MS, MINUTE_MS } from '#platform/clock/durations.ts';

/** A link of a message proves a browser for this long after it was opened. */
const LINK_TOKEN_MS = 30 * MINUTE_MS;
/** A tap on a tool's Messenger button waits this long for the chat to prove it. */
const WAITS_MS = DAY_MS;
/** A browser that is not seen for this long belongs to nobody again. */
const UNSEEN_MS = 180 * DAY_MS;

/** Until when a link's token can be exchanged. */
export function linkTokenEnd(openedAt: Date): Date {
  return new Date(openedAt.getTime() + LINK_TOKEN_MS);
}

/** Until when a browser waits for proof. */
export function proofDeadline(tappedAt: Date): Date {
  return new Date(tappedAt.getTime() + WAITS_MS);
}

/** Until when a browser belongs to its chat, unless it is seen again. */
export function browserEnd(seenAt: Date): Date {
  return new Date(seenAt.getTime() + UNSEEN_MS);
}
