import type { DayRoom } from '../contract/flight-check.ts';

/** What the provider's limit for a day leaves of an audience. Without a limit, or with none that is known, nobody misses out. */
export function dayRoom({
  limit,
  booked,
  audience,
}: {
  limit: number | null;
  booked: number;
  audience: number;
}): DayRoom {
  if (limit === null || !Number.isFinite(limit)) return { limit: null, booked, audience, missingOut: 0 };
  const over = Math.max(0, audience + booked - limit);
  return { limit, booked, audience, missingOut: Math.min(audience, over) };
}
