/** One entry of a row's ledger. */
export interface ConsentEntry {
  kind: 'granted' | 'revoked';
  at: Date;
  origin: string;
  /** Whether the person agreed by a message of their own, which nobody else can send. */
  hasOwnMessage: boolean;
}

/** How people end it themselves, in their own chat or by their own right. */
const OWN_REFUSALS: readonly string[] = [
  'keyword',
  'unsubscribeReply',
  'userPreferences',
  'providerBlock',
  'privacyRequest',
];

/** Of those, how they end every kind of message that we begin; the others end marketing alone. */
const REFUSALS_OF_ALL: readonly string[] = ['keyword', 'unsubscribeReply', 'privacyRequest'];

/** Whether it was the person who ended it: then it is theirs alone to undo. */
export function isOwnRefusal(origin: string): boolean {
  return OWN_REFUSALS.includes(origin);
}

/** Whether it ends receipts and delivery news too, and not marketing alone. */
export function endsAll(origin: string): boolean {
  return REFUSALS_OF_ALL.includes(origin);
}

/** Whether the person agreed themselves, and not somebody who typed their number or brought a list. */
export function isOwnGrant({ kind, origin, hasOwnMessage }: ConsentEntry): boolean {
  return kind === 'granted' && (hasOwnMessage || origin === 'userPreferences');
}

/** What the person ended themselves and has not taken up again themselves, oldest first. */
export function standingRefusals(entries: readonly ConsentEntry[]): ConsentEntry[] {
  const refusals = entries.filter(({ kind, origin }) => kind === 'revoked' && isOwnRefusal(origin));
  return refusals.filter(({ at }) => !entries.some((entry) => isOwnGrant(entry) && entry.at > at));
}
