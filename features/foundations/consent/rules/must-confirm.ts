/** The facts about a person when somebody reports that they agree to marketing. */
export interface GrantFacts {
  /** The person agrees by a message of their own, or in WhatsApp's settings. Nobody else can do that. */
  isOwn: boolean;
  /** The report comes from an imported list. */
  isList: boolean;
  hasConsent: boolean;
  optedOutAt: Date | null;
  /** Refusals on record that the person has not undone. */
  standingRefusals: number;
  /** The person was erased, and only a keyed hash of their address is left. */
  isErased: boolean;
}

/**
 * Whether a consent waits for a message of the person's own. Every way of opting in asks this function: after a refusal
 * or an erasure, a form or a list does not prove what the person wants.
 */
export function mustConfirm(facts: GrantFacts): boolean {
  const { isOwn, isList, hasConsent, optedOutAt, standingRefusals, isErased } = facts;
  if (isOwn || hasConsent) return false;
  // A list may be older than the end of the consent. It does not matter who ended it.
  if (isList && optedOutAt !== null) return true;
  return isErased || standingRefusals > 0;
}
