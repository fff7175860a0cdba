/** What the store says of a customer's consent to WhatsApp marketing, beside what our ledger has. */
export interface StoreConsent {
  /** As the store writes it: SUBSCRIBED, UNSUBSCRIBED, NOT_SUBSCRIBED, PENDING, REDACTED or INVALID, in either case. */
  state: string | null;
  /** When it became so in the store. */
  changedAt: Date;
  optedInAt: Date | null;
}

/**
 * Whether the store's word ends our consent. Its yes never begins one: it carries no wording and no page, so it proves
 * nothing to the person. A no that is older than what the person agreed to with us is over.
 */
export function doesStoreRevoke({ state, changedAt, optedInAt }: StoreConsent): boolean {
  const isNo = ['UNSUBSCRIBED', 'REDACTED'].includes(state?.toUpperCase() ?? '');
  return isNo && (optedInAt === null || changedAt > optedInAt);
}
