/** What is known of a person's consent when they, or somebody for them, end it. */
interface RefusalFacts {
  hasConsent: boolean;
  optedOutAt: Date | null;
  stoppedAllAt: Date | null;
  /** Whether this one is the person's own doing. */
  isOwn: boolean;
  /** Whether it ends receipts and delivery news too. */
  endsAll: boolean;
  /** Whether a refusal is on record that the person has not undone. */
  hasRefusal: boolean;
  /** Whether one of those came from the person. */
  hasOwnRefusal: boolean;
}

/**
 * Whether it says more than what is on record: also of somebody who never agreed, since it has to be known when their
 * row turns out to be a customer's who did. The same word said again is no news.
 */
export function isNewRefusal(facts: RefusalFacts): boolean {
  const { hasConsent, optedOutAt, stoppedAllAt, isOwn, endsAll, hasRefusal, hasOwnRefusal } = facts;
  if (hasConsent || optedOutAt === null || !hasRefusal) return true;
  return (endsAll && stoppedAllAt === null) || (isOwn && !hasOwnRefusal);
}
