import type { DayRoom } from '../contract/flight-check.ts';

/** Returns what the provider's daily limit means for an audience. Without a known limit, everybody gets the message. */
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
