/** One entry of a row's ledger. */
export interface ConsentEntry {
  kind: 'granted' | 'revoked';
  at: Date;
  origin: string;
  /** Whether the person agreed with a message of their own, which nobody else can send. */
  hasOwnMessage: boolean;
}

/** Revocations by the person: their message, their setting in the channel, or their legal right. */
const OWN_REFUSALS: readonly string[] = [
  'keyword',
  'unsubscribeReply',
  'userPreferences',
  'providerBlock',
  'privacyRequest',
];

/**
 * Revocations without a request by anybody: rows were merged, a number changed hands, or a row lost the entry that explains it.
 */
const BOOKKEEPING: readonly string[] = ['merged', 'numberChanged', 'unrecorded'];

/** Origins that end every message that we start; the others end marketing only. */
const REFUSALS_OF_ALL: readonly string[] = ['keyword', 'unsubscribeReply', 'privacyRequest'];

/** Whether the revocation came from the person, and not from the merchant or the store. */
export function isOwnRefusal(origin: string): boolean {
  return OWN_REFUSALS.includes(origin);
}

/**
 * Whether only the person may undo a revocation with this origin. That holds for every origin except our own
 * bookkeeping: the merchant and the store may pass on what the person asked for by phone or e-mail.
 */
export function isRefusal(origin: string): boolean {
  return !BOOKKEEPING.includes(origin);
}

/** Whether it also ends receipts and delivery updates, not only marketing. */
export function endsAll(origin: string): boolean {
  return REFUSALS_OF_ALL.includes(origin);
}

/** Whether the person agreed themselves, and not somebody who typed their number or uploaded a list. */
export function isOwnGrant({ kind, origin, hasOwnMessage }: ConsentEntry): boolean {
  return kind === 'granted' && (hasOwnMessage || origin === 'userPreferences');
}

/** Refusals that no later message or setting of the person has undone, oldest first. */
export function standingRefusals(entries: readonly ConsentEntry[]): ConsentEntry[] {
  const refusals = entries.filter(({ kind, origin }) => kind === 'revoked' && isRefusal(origin));
  return refusals.filter(({ at }) => !entries.some((entry) => isOwnGrant(entry) && entry.at > at));
}
