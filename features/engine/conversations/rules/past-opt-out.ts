/** What is known of a person who wrote an opt-out before the number was connected. */
export interface PastWords {
  /** When they opted out in the older messages. */
  stoppedAt: readonly Date[];
  /** When they agreed: in a message, or where people sign up. A list of the merchant does not count. */
  agreedAt: readonly Date[];
}

/**
 * Whether an opt-out in older messages ends consent now: it does, unless the person agreed later. An older message never
 * starts consent (docs/decisions/0028-older-messages-can-only-end-consent.md).
 */
export function endsConsent({ stoppedAt, agreedAt }: PastWords): boolean {
  const stopped = latest(stoppedAt);
  return stopped !== null && stopped > (latest(agreedAt) ?? Number.NEGATIVE_INFINITY);
}

function latest(moments: readonly Date[]): number | null {
  return moments.length === 0 ? null : Math.max(...moments.map((at) => at.getTime()));
}
