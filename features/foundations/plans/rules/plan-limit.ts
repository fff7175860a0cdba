import type { Meter } from '../contract/plan.ts';
import type { Usage } from './plan-catalogue.ts';
import { findPlan } from './plan-names.ts';
import { FREE_USAGE } from './plan-terms.ts';

/** How many messages or conversations a cycle has room for; the next one waits. */
export interface PlanLimit {
  meter: Exclude<Meter, 'revenue'>;
  most: number;
}

/**
 * What a plan leaves in a billing cycle, or null where it bounds nothing. Beyond what the price includes, as many
 * steps as still fit under the cap; a fee for revenue has its place kept, since it comes due only afterwards, and so have
 * `carriedMinor` US cents of earlier cycles and plans.
 */
export function planLimit(planName: string, usage: Usage | null, carriedMinor = 0): PlanLimit | null {
  if (usage === null) return findPlan(planName) === 'free' ? FREE_USAGE : null;
  for (const { meter, included, step, feeMinor } of usage.meters) {
    if (meter === 'revenue' || step === null) continue;
    const roomMinor = Math.max(0, usage.cappedMinor - onceOnlyFees(usage) - carriedMinor);
    return { meter, most: included + Math.floor(roomMinor / feeMinor) * step };
  }
  return null;
}

function onceOnlyFees({ meters }: Usage): number {
  return meters.reduce((sum, { step, feeMinor }) => sum + (step === null ? feeMinor : 0), 0);
}

/** From here on merchants are told how much is used, and so it is known. */
const TOLD_FROM_SHARE = 0.8;
/** Counting reads all of a cycle's messages: not before so much more was sent. */
const COUNT_AGAIN_SHARE = 0.05;

/** Whether what is used has to be counted: it is `used` by the last count, and since then `atMost` at the most. */
export function isToBeCounted(used: number, atMost: number, most: number): boolean {
  if (atMost >= most) return true;
  return atMost >= most * TOLD_FROM_SHARE && atMost - used >= most * COUNT_AGAIN_SHARE;
}

const LOOK_AT_MOST_EVERY_SECONDS = 1;
const LOOK_AT_LEAST_EVERY_SECONDS = 10;
/** A number sends 80 a second unless WhatsApp grants it more. */
const FASTEST_PER_SECOND = 100;

/** When to look again at a shop with so much left: before even a fast sender can have used it up. */
export function nextLookSeconds(left: number): number {
  const seconds = Math.floor(left / FASTEST_PER_SECOND);
  return Math.min(LOOK_AT_LEAST_EVERY_SECONDS, Math.max(LOOK_AT_MOST_EVERY_SECONDS, seconds));
}
