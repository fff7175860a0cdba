import type { LastWrote } from '#features/foundations/subscribers/contract/reply-window.ts';
import { isWindowOpen, purposeAtGate } from './decide-send.ts';

/** The part of a day's reach that marketing leaves for receipts and answers. */
const KEPT_FOR_TRANSACTIONAL = 0.1;

/**
 * How many more people a message of this purpose may reach outside their window today. `limit` is the provider's
 * (people in 24 hours, null where it is not known or there is none), `used` what is taken of it.
 */
export function reachCapacity(
  purpose: 'marketing' | 'utility' | 'service',
  limit: number | null,
  used: number,
): number {
  if (limit === null) return Number.POSITIVE_INFINITY;
  const kept = purpose === 'marketing' ? Math.ceil(limit * KEPT_FOR_TRANSACTIONAL) : 0;
  return Math.max(0, limit - kept - used);
}

/** Whom a number writes to outside their window: who was written to for sure, and who is being written to. */
interface Reached {
  written: number;
  offersUnderWay: number;
  othersUnderWay: number;
}

/**
 * How many people a number reached today, at most. Offers under way take no more than the gate leaves them: most of a large
 * claim may be kept back, and what is counted here is given back by nobody.
 */
export function countReached(
  { written, offersUnderWay, othersUnderWay }: Reached,
  limit: number | null,
): number {
  const certain = written + othersUnderWay;
  return certain + Math.min(offersUnderWay, reachCapacity('marketing', limit, certain));
}

/** What a message that is about to be sent may take of the day's reach, as far as its claim knows it. */
interface ClaimedReach extends LastWrote {
  purpose: 'marketing' | 'utility' | 'service';
  templateCategory: string | null;
}

/**
 * How many people the messages of a claim may reach outside their window at `now`, at most: what the claim takes of
 * the day's reach until they are handled. Marketing takes nothing of the part that is kept, so that a receipt that
 * is claimed meanwhile has it.
 */
export function reserveReach(
  messages: readonly ClaimedReach[],
  { limit, used }: { limit: number | null; used: number },
  now: Date,
): number {
  let reserved = 0;
  for (const message of messages) {
    if (isWindowOpen({ subscriber: message, now })) continue;
    if (reachCapacity(purposeAtGate(message), limit, used + reserved) >= 1) reserved += 1;
  }
  return reserved;
}
