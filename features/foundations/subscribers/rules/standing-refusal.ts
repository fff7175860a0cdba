/** One entry of a row's ledger. */
export interface ConsentEntry {
  kind: 'granted' | 'revoked';
  at: Date;
  origin: string;
  /** Whether the person agreed by a message of their own, which nobody else can send. */
  hasOwnMessage: boolean;
}

/** Revocations that come from the person: their message, their setting in the channel, or their legal right. */
const OWN_REFUSALS: readonly string[] = [
  'keyword',
  'unsubscribeReply',
  'userPreferences',
  'providerBlock',
  'privacyRequest',
];

/** Revocations that nobody asked for: rows were merged, a number changed hands, or a row lost the entry that says why. */
const BOOKKEEPING: readonly string[] = ['merged', 'numberChanged', 'unrecorded'];

/** Of those, how they end every kind of message that we begin; the others end marketing alone. */
const REFUSALS_OF_ALL: readonly string[] = ['keyword', 'unsubscribeReply', 'privacyRequest'];

/** Whether the revocation came from the person, and not from the merchant or the store. */
export function isOwnRefusal(origin: string): boolean {
  return OWN_REFUSALS.includes(origin);
}

/**
 * Whether only the person may undo a revocation with this origin. That holds for every origin but our own bookkeeping:
 * the merchant and the store may pass on what the person asked for by phone or by e-mail.
 */
export function isRefusal(origin: string): boolean {
  return !BOOKKEEPING.includes(origin);
}

/** Whether it ends receipts and delivery news too, and not marketing alone. */
export function endsAll(origin: string): boolean {
  return REFUSALS_OF_ALL.includes(origin);
}

/** Whether the person agreed themselves, and not somebody who typed their number or brought a list. */
export function isOwnGrant({ kind, origin, hasOwnMessage }: ConsentEntry): boolean {
  return kind === 'granted' && (hasOwnMessage || origin === 'userPreferences');
}

/** Refusals that no later message or setting of the person has undone, oldest first. */
export function standingRefusals(entries: readonly ConsentEntry[]): ConsentEntry[] {
  const refusals = entries.filter(({ kind, origin }) => kind === 'revoked' && isRefusal(origin));
  return refusals.filter(({ at }) => !entries.some((entry) => isOwnGrant(entry) && entry.at > at));
}
