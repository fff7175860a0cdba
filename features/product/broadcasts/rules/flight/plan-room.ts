import type { PlanRoom } from '../../contract/flight-check.ts';

interface Facts {
  meter: PlanRoom['meter'];
  most: number;
  /** The amount that is used in the billing cycle of the broadcast's time. */
  used: number;
  cycleStartedAt: Date;
  cycleEndsAt: Date;
  /** The time of the broadcast. */
  at: Date;
  /** The messages of other broadcasts, and their times. */
  others: readonly { at: Date; people: number }[];
  /** How many people may get the broadcast. */
  recipients: number;
}

/** Returns what the plan's limit leaves for a broadcast, after what is used and what other broadcasts take before it. */
export function planRoom({
  meter,
  most,
  used,
  cycleStartedAt,
  cycleEndsAt,
  at,
  others,
  recipients,
}: Facts): PlanRoom {
  const before = others.filter((other) => other.at >= cycleStartedAt && other.at <= at);
  const taken = Math.min(
    most,
    before.reduce((sum, { people }) => sum + people, used),
  );
  const missingOut = Math.max(0, recipients - (most - taken));
  return { meter, most, taken, missingOut, resetsAt: cycleEndsAt.toISOString() };
}
