/** What is known of a person's consent when they, or somebody for them, end it. */
interface RefusalFacts {
  hasConsent: boolean;
  optedOutAt: Date | null;
  stoppedAllAt: Date | null;
  /** Whether this one is the person's own doing. */
  isOwn: boolean;
  /** Whether it ends receipts and delivery news too. */
  endsAll: boolean;
  /** Whether the person ended it themselves before, and nothing of theirs undid that. */
  hasOwnRefusal: boolean;
}

/**
 * Whether it says more than what is on record: also of somebody who never agreed, since it has to be known when their
 * row turns out to be a customer's who did. The same word said again is no news.
 */
export function isNewRefusal(facts: RefusalFacts): boolean {
  const { hasConsent, optedOutAt, stoppedAllAt, isOwn, endsAll, hasOwnRefusal } = facts;
  if (hasConsent || optedOutAt === null) return true;
  return (endsAll && stoppedAllAt === null) || (isOwn && !hasOwnRefusal);
}
