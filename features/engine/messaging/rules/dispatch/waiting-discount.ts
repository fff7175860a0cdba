import type { PendingDiscount } from '../../contract/message.ts';
import type { WaitingDiscount } from '../../contract/waiting-discount.ts';

/** The longest validity that a merchant can plausibly mean. No code is valid for longer. */
const LONGEST_SECONDS = 10 * 365 * 24 * 3600;

/** Returns a message's discount as it is stored. The validity counts from the sending, not from the decision. */
export function toWaitingDiscount(
  { code, percent, expiresAt }: PendingDiscount,
  dueAt: Date,
): WaitingDiscount {
  const seconds = Math.ceil((expiresAt.getTime() - dueAt.getTime()) / 1000);
  // An invalid date lies beyond the range of dates, so the code gets the longest validity.
  const validSeconds = Number.isNaN(seconds)
    ? LONGEST_SECONDS
    : Math.min(Math.max(1, seconds), LONGEST_SECONDS);
  return { code, percent, validSeconds };
}

/** Whether the code of a message that goes now is missing in the store, or ends sooner than promised. */
export function needsCode(discount: WaitingDiscount | null, now: Date): boolean {
  if (!discount) return false;
  const { endsAt, validSeconds } = discount;
  return endsAt === undefined || Date.parse(endsAt) < now.getTime() + validSeconds * 1000;
}
