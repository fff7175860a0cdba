import { DAY_MS, MINUTE_MS } from '#platform/clock/durations.ts';

/** How long after it was opened a message's link can identify a browser. */
const LINK_TOKEN_MS = 30 * MINUTE_MS;
/** How long a tap on a tool's Messenger button waits for the chat to confirm the browser. */
const WAITS_MS = DAY_MS;
/** A browser not seen for this long no longer belongs to anybody. */
const UNSEEN_MS = 180 * DAY_MS;

/** Returns until when a link's token can be exchanged. */
export function linkTokenEnd(openedAt: Date): Date {
  return new Date(openedAt.getTime() + LINK_TOKEN_MS);
}

/** Returns until when a browser waits to be confirmed. */
export function proofDeadline(tappedAt: Date): Date {
  return new Date(tappedAt.getTime() + WAITS_MS);
}

/** Returns until when a browser belongs to its chat, unless it is seen again. */
export function browserEnd(seenAt: Date): Date {
  return new Date(seenAt.getTime() + UNSEEN_MS);
}
