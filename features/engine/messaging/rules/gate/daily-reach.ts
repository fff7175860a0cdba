import type { LastWrote } from '#features/foundations/subscribers/contract/reply-window.ts';
import { isWindowOpen, purposeAtGate } from './decide-send.ts';

/** The share of a day's reach that marketing leaves for receipts and answers. */
const KEPT_FOR_TRANSACTIONAL = 0.1;

/**
 * How many more people a message of this purpose may reach outside their window today. `limit` is the provider's limit
 * (people in 24 hours; null if unknown or unlimited), `used` how much of it is used.
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

/**
 * The people whom a sender writes to outside their window. It has certainly written to some and is still writing to
 * others.
 */
interface Reached {
  written: number;
  offersUnderWay: number;
  othersUnderWay: number;
}

/**
 * How many people a sender reached today, at most. Marketing in flight counts only up to what the gate allows, because
 * the gate may hold back most of a large claim and nothing returns the reach that was counted here.
 */
export function countReached(
  { written, offersUnderWay, othersUnderWay }: Reached,
  limit: number | null,
): number {
  const certain = written + othersUnderWay;
  return certain + Math.min(offersUnderWay, reachCapacity('marketing', limit, certain));
}

/** How much of the day's reach a message may use, as far as its claim knows. */
interface ClaimedReach extends LastWrote {
  purpose: 'marketing' | 'utility' | 'service';
  templateCategory: string | null;
}

/**
 * How many people the messages of a claim may reach outside their window at `now`, at most: the claim reserves this
 * until they are handled. Marketing takes nothing of the reserved share, so that a receipt that is claimed meanwhile
 * has it.
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
