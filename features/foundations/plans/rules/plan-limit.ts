import type { Meter } from '../contract/plan.ts';
import type { Usage } from './plan-catalogue.ts';
import { findPlan } from './plan-names.ts';
import { FREE_USAGE } from './plan-terms.ts';

/** The number of messages or conversations of a cycle. Further ones wait. */
export interface PlanLimit {
  meter: Exclude<Meter, 'revenue'>;
  most: number;
}

/**
 * Returns the limit of a plan in a billing cycle, or null without one. Beyond the included amount, as many steps count
 * as fit under the cap. A fee on revenue keeps its place, because it is charged afterwards, and so do `carriedMinor` US
 * cents of earlier cycles and plans.
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

/** From this share on, merchants see the usage, so it is counted. */
const SHOWN_FROM_SHARE = 0.8;
/** Counting reads all of a cycle's messages, so it waits until this much more was sent. */
const COUNT_AGAIN_SHARE = 0.05;

/** Whether the usage has to be counted: `used` by the last count, and at most `atMost` since. */
export function isToBeCounted(used: number, atMost: number, most: number): boolean {
  if (atMost >= most) return true;
  return atMost >= most * SHOWN_FROM_SHARE && atMost - used >= most * COUNT_AGAIN_SHARE;
}

const SHORTEST_CHECK_SECONDS = 1;
const LONGEST_CHECK_SECONDS = 10;
/** A number sends 80 a second unless WhatsApp grants it more. */
const FASTEST_PER_SECOND = 100;

/** Returns when to check a shop with this much left again: before even a fast sender can have used it up. */
export function nextCheckSeconds(left: number): number {
  const seconds = Math.floor(left / FASTEST_PER_SECOND);
  return Math.min(LONGEST_CHECK_SECONDS, Math.max(SHORTEST_CHECK_SECONDS, seconds));
}
