import { shopDay } from '#platform/clock/shop-day.ts';
import { formatCount, formatCounted } from '#platform/ui-kit/format/count.ts';
import { formatDay } from '#platform/ui-kit/format/day.ts';
import type { DayRoom, PlanRoom } from '../../../contract/flight-check.ts';

/** What a limit leaves for a broadcast: a sentence if people miss out, and how much is taken. */
interface RoomWords {
  problem: string | null;
  about: string;
}

/** Describes the number's daily limit. Null without one. */
export function describeDayRoom({ limit, booked, missingOut }: DayRoom): RoomWords | null {
  if (limit === null) return null;
  const problem = `${formatCounted(missingOut, 'customer', 'customers')} will not receive messages that day.`;
  return {
    problem: missingOut === 0 ? null : problem,
    about: `${formatCount(booked)} of ${formatCount(limit)} taken that day already.`,
  };
}

/** Describes the plan's limit. Null without one. */
export function describePlanRoom(room: PlanRoom | null, timeZone: string): RoomWords | null {
  if (room === null) return null;
  const { meter, most, taken, missingOut, resetsAt } = room;
  const until = formatDay(shopDay(new Date(resetsAt), timeZone));
  const left = `Your plan has ${formatCount(most - taken)} of ${formatCount(most)} ${meter} left until ${until}`;
  const missing = formatCounted(missingOut, 'customer', 'customers');
  return {
    problem:
      missingOut === 0
        ? null
        : `${missing} will not receive messages. ${left}. Choose a larger plan to reach everybody.`,
    about: `${left}.`,
  };
}
