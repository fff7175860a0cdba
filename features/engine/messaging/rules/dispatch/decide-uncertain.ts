import { MINUTE_MS } from '#platform/clock/durations.ts';
import type { UncertainEnd } from '../../contract/uncertain-end.ts';

/** What is known of a message that the provider may or may not have accepted. */
export interface UncertainFacts {
  now: Date;
  purpose: 'marketing' | 'utility' | 'service';
  /** When a worker claimed the message to send it. */
  claimedAt: Date;
  /** When the message expires. */
  expiresAt: Date;
  /** Since when our webhook endpoints have been available without a gap; null if they are unavailable. */
  endpointsOpenSince: Date | null;
  /** When the last receipt of the same sender arrived; null if none ever did. */
  lastReceiptAt: Date | null;
  /** How often the message was sent again because there was no answer. */
  unknownRetries: number;
}

/** `close`: the message counts as failed from now on; a later receipt corrects that. */
export type UncertainDecision =
  | { kind: 'wait' }
  | { kind: 'retry' }
  | { kind: 'close'; because: UncertainEnd };

/** Providers may deliver one receipt late and a newer one early, so a newer receipt does not shorten the wait. */
export const RETRY_AFTER_MS = 60 * MINUTE_MS;
/** Meta repeats webhooks that we could not accept for at least a day and a half, most of them much sooner. */
export const CLOSE_AFTER_MS = 24 * 60 * MINUTE_MS;

/**
 * Decides on a message without an answer and without a receipt. Marketing is never sent again: a lost offer harms
 * nobody, a second copy brings a complaint. Anything else is sent again once, after an hour without an answer, if a
 * receipt could have reached us all that time. After a day the message is closed.
 */
export function decideUncertain(facts: UncertainFacts): UncertainDecision {
  const { now, purpose, claimedAt, expiresAt, endpointsOpenSince, lastReceiptAt, unknownRetries } = facts;
  const ageMs = now.getTime() - claimedAt.getTime();
  const couldReceive = endpointsOpenSince !== null && endpointsOpenSince <= claimedAt;
  if (ageMs >= CLOSE_AFTER_MS)
    return { kind: 'close', because: couldReceive ? 'unknown' : 'unknownAfterGap' };
  const isWorthSending = purpose !== 'marketing' && unknownRetries === 0 && expiresAt > now;
  // Without a single receipt, webhooks may not be set up at all, and silence says nothing.
  const isSilent = couldReceive && lastReceiptAt !== null && ageMs >= RETRY_AFTER_MS;
  return isWorthSending && isSilent ? { kind: 'retry' } : { kind: 'wait' };
}
