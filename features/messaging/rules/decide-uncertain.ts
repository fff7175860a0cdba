/** What is known of a message that may or may not have been accepted. */
export interface UncertainFacts {
  now: Date;
  claimedAt: Date;
  /** When the last receipt of any message of the same sender came in; null when none ever did. */
  lastReceiptAt: Date | null;
  /** How often it was sent again after such a silence. */
  unknownRetries: number;
}

/** A receipt that has not come by then is not likely to come. */
const SILENCE_MS = 10 * 60 * 1000;
/** With no receipts at all, the provider's silence proves nothing: wait for a day. */
const GIVE_UP_MS = 24 * 3600 * 1000;

/**
 * Decides on a message without answer and without receipt. It is sent again, once, only where other receipts
 * of the sender came in after it: then the provider's silence about this one proves it never had it.
 */
export function decideUncertain(facts: UncertainFacts): 'wait' | 'retry' | 'close' {
  const ageMs = facts.now.getTime() - facts.claimedAt.getTime();
  if (ageMs < SILENCE_MS) return 'wait';
  const receiptsFlow = facts.lastReceiptAt !== null && facts.lastReceiptAt > facts.claimedAt;
  if (receiptsFlow) return facts.unknownRetries === 0 ? 'retry' : 'close';
  return ageMs < GIVE_UP_MS ? 'wait' : 'close';
}
