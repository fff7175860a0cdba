/** The facts about a person's consent at the time of a refusal. */
interface RefusalFacts {
  hasConsent: boolean;
  optedOutAt: Date | null;
  stoppedAllAt: Date | null;
  /** Whether the person ended it themselves. */
  isOwn: boolean;
  /** Whether it also ends receipts and delivery updates. */
  endsAll: boolean;
  /** Whether a refusal is on record that the person has not undone. */
  hasRefusal: boolean;
  /** Whether such a refusal came from the person. */
  hasOwnRefusal: boolean;
}

/**
 * Whether a refusal adds something to the record. That is also true for a person who never agreed, because their row may be
 * merged with the row of a customer who did. A repeated refusal adds nothing.
 */
export function isNewRefusal(facts: RefusalFacts): boolean {
  const { hasConsent, optedOutAt, stoppedAllAt, isOwn, endsAll, hasRefusal, hasOwnRefusal } = facts;
  if (hasConsent || optedOutAt === null || !hasRefusal) return true;
  return (endsAll && stoppedAllAt === null) || (isOwn && !hasOwnRefusal);
}
