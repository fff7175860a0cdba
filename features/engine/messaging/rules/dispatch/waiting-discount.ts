import type { PendingDiscount } from '../../contract/message.ts';
import type { WaitingDiscount } from '../../contract/waiting-discount.ts';

/** No code stays in a store longer than a merchant could mean. */
const LONGEST_SECONDS = 10 * 365 * 24 * 3600;

/** A message's discount as it is stored. Its validity counts from the sending, not from the decision. */
export function toWaitingDiscount(
  { code, percent, expiresAt }: PendingDiscount,
  dueAt: Date,
): WaitingDiscount {
  const seconds = Math.ceil((expiresAt.getTime() - dueAt.getTime()) / 1000);
  // A date beyond the range of dates is as far away as possible.
  const validSeconds = Number.isNaN(seconds)
    ? LONGEST_SECONDS
    : Math.min(Math.max(1, seconds), LONGEST_SECONDS);
  return { code, percent, validSeconds };
}

/** Whether a message that would be sent now has no code in the store, or one that ends sooner than promised. */
export function needsCode(discount: WaitingDiscount | null, now: Date): boolean {
  if (!discount) return false;
  const { endsAt, validSeconds } = discount;
  return endsAt === undefined || Date.parse(endsAt) < now.getTime() + validSeconds * 1000;
}
