/** What is known of a person's consent when it is ended. */
interface RefusalFacts {
  hasConsent: boolean;
  optedOutAt: Date | null;
  stoppedAllAt: Date | null;
  /** Whether the person ended it themselves. */
  isOwn: boolean;
  /** Whether it also ends receipts and delivery updates. */
  endsAll: boolean;
  /** Whether there is a refusal on record that the person has not undone. */
  hasRefusal: boolean;
  /** Whether one of those came from the person. */
  hasOwnRefusal: boolean;
}

/**
 * Whether it adds something to the record. That is also true for somebody who never agreed, because their row may be
 * merged with a customer's who did. A repeated refusal adds nothing.
 */
export function isNewRefusal(facts: RefusalFacts): boolean {
  const { hasConsent, optedOutAt, stoppedAllAt, isOwn, endsAll, hasRefusal, hasOwnRefusal } = facts;
  if (hasConsent || optedOutAt === null || !hasRefusal) return true;
  return (endsAll && stoppedAllAt === null) || (isOwn && !hasOwnRefusal);
}
