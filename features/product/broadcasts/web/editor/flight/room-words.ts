import { shopDay } from '#platform/clock/shop-day.ts';
import { fill } from '#platform/language/reader.ts';
import { formatDay } from '#platform/ui-kit/format/day.ts';
import type { DayRoom, PlanRoom } from '../../../contract/flight-check.ts';
import { texts } from '../../../texts/en.ts';

/** A limit's effect on a broadcast: a sentence if people miss out, and how much of the limit is used. */
interface RoomWords {
  problem: string | null;
  about: string;
}

/** Describes the number's daily limit. Null without one. */
export function describeDayRoom({ limit, booked, missingOut }: DayRoom): RoomWords | null {
  if (limit === null) return null;
  const problem = fill(texts.limits.dayMissing, { count: missingOut });
  return {
    problem: missingOut === 0 ? null : problem,
    about: fill(texts.limits.dayTaken, { booked, limit }),
  };
}

/** Describes the plan's limit. Null without one. */
export function describePlanRoom(room: PlanRoom | null, timeZone: string): RoomWords | null {
  if (room === null) return null;
  const { meter, most, taken, missingOut, resetsAt } = room;
  const until = formatDay(shopDay(new Date(resetsAt), timeZone));
  const left = fill(texts.limits.planLeft[meter], { left: most - taken, most, until });
  const missing = fill(texts.limits.planMissing, { count: missingOut });
  return {
    problem: missingOut === 0 ? null : [missing, left, texts.limits.raisePlan].join(' '),
    about: left,
  };
}
