import { estimateFinish, type Finish } from '../../rules/flight/estimate-finish.ts';
import { PLACES, sliceSize } from '../../rules/parts.ts';
import { startOf } from '../../rules/wall-time.ts';
import type { ToCome } from '../list-to-come.ts';
import type { StoredBroadcast } from '../stored-broadcast.ts';
import type { Looked } from './check-some.ts';

interface Known {
  looked: Looked;
  at: Date;
  now: Date;
  /** The number of people over the daily limit, and over the plan's. */
  overDay: number;
  overPlan: number;
  others: readonly ToCome[];
  perSecond: number;
}

/** About when a broadcast starts and is finished, estimated from the checked people. */
export function finishOf(row: StoredBroadcast, known: Known): Finish {
  const { looked, at, now, overDay, overPlan, others, perSecond } = known;
  const { canary, ab_test: abTest, is_recipient_local: isRecipientLocal } = row;
  const heldOut = (abTest?.holdOutPercent ?? 0) / 100;
  const seen = [...looked.turns].map(([ms, count]) => ({
    at: new Date(ms),
    people: count * looked.weight * (1 - heldOut),
  }));
  const all = seen.reduce((sum, { people }) => sum + people, 0);
  const goes = Math.max(0, all - Math.max(overDay, overPlan));
  const turns = seen.map((turn) => ({ ...turn, people: all === 0 ? 0 : (turn.people * goes) / all }));
  const wall = row.scheduled_wall;
  return estimateFinish({
    startsAt: wall === null ? at : startOf({ scheduledAt: at, wall, isRecipientLocal }, now),
    turns,
    isRecipientLocal,
    hasQuiet: looked.quiet > 0,
    canary,
    abTest,
    first: firstOf(row, goes),
    others,
    overDay,
    overPlan,
    perSecond,
  });
}

/** How many get it before the first result is known. */
function firstOf({ canary, ab_test: abTest }: StoredBroadcast, goes: number): number {
  if (canary) return sliceSize(canary.size, Math.round(goes));
  if (!abTest) return goes;
  // The share of the A/B test among those who are not held out; at a hundred percent there is no rest.
  return (Math.round((abTest.testPercent * PLACES) / 100) / PLACES) * goes;
}
