import type { UncertainEnd } from '../../contract/uncertain-end.ts';

/** What is known of a message that may or may not have been accepted. */
export interface UncertainFacts {
  now: Date;
  purpose: 'marketing' | 'utility' | 'service';
  /** When it was taken to be sent. */
  claimedAt: Date;
  /** Since when our doors for webhooks have been open without a gap; null when they are shut. */
  doorsOpenSince: Date | null;
  /** When the last receipt with our note came in, of any message of the same sender; null when none ever did. */
  lastReceiptAt: Date | null;
  /** How often it was sent again after such a silence. */
  unknownRetries: number;
}

/** `close`: it counts as failed from here on; a receipt that still comes sets that right. */
export type UncertainDecision =
  | { kind: 'wait' }
  | { kind: 'retry' }
  | { kind: 'close'; because: UncertainEnd };

const MINUTE_MS = 60_000;
/** A receipt that has not come by then, though others came, is not likely to come. */
const SILENCE_MS = 10 * MINUTE_MS;
/** Where the sender had nothing else to be told of meanwhile, the provider may only be late. */
const LONG_SILENCE_MS = 60 * MINUTE_MS;
/** What was told while our doors were shut is told again for a day and a half at the least (Meta, webhooks). */
const GIVE_UP_MS = 24 * 60 * MINUTE_MS;

/**
 * Decides on a message without answer and without receipt. It is sent again, once, only where the provider's silence
 * about it proves that it never had it: our doors were open without a gap since before it went out, and receipts of the
 * sender do come in. After a gap an offer is closed, which nobody misses; what a person waits for is given a day to
 * be told of.
 */
export function decideUncertain(facts: UncertainFacts): UncertainDecision {
  const { now, claimedAt, doorsOpenSince, lastReceiptAt, unknownRetries } = facts;
  const ageMs = now.getTime() - claimedAt.getTime();
  if (ageMs < SILENCE_MS) return { kind: 'wait' };
  const heardAll = doorsOpenSince !== null && doorsOpenSince <= claimedAt;
  if (!heardAll && (facts.purpose === 'marketing' || ageMs >= GIVE_UP_MS))
    return { kind: 'close', because: 'unknownAfterGap' };
  const heardLater = lastReceiptAt !== null && lastReceiptAt > claimedAt;
  const isSilent = heardLater || (lastReceiptAt !== null && ageMs >= LONG_SILENCE_MS);
  if (heardAll && isSilent)
    return unknownRetries === 0 ? { kind: 'retry' } : { kind: 'close', because: 'unknown' };
  return ageMs < GIVE_UP_MS ? { kind: 'wait' } : { kind: 'close', because: 'unknown' };
}
