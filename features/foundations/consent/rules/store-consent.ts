/** The store's record of a customer's consent to WhatsApp marketing, compared with our ledger. */
export interface StoreConsent {
  /** As the store writes it, in either case: SUBSCRIBED, UNSUBSCRIBED, NOT_SUBSCRIBED, PENDING, REDACTED or INVALID. */
  state: string | null;
  /** When it changed in the store. */
  changedAt: Date;
  optedInAt: Date | null;
}

/**
 * Whether the store's record ends our consent. Its yes never starts one: it has no text and no page, so it proves
 * nothing to the person. A no that is older than the person's consent with us does not count.
 */
export function doesStoreRevoke({ state, changedAt, optedInAt }: StoreConsent): boolean {
  const isNo = ['UNSUBSCRIBED', 'REDACTED'].includes(state?.toUpperCase() ?? '');
  return isNo && (optedInAt === null || changedAt > optedInAt);
}
