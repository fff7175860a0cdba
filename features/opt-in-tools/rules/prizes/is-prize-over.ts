import { DAY_MS } from '#platform/clock/durations.ts';

/** Whether the days are over for which a prize was promised; one without an end of its own is the store's to end. */
export function isPrizeOver({
  wonAt,
  validDays,
  now,
}: {
  wonAt: Date;
  validDays: number | null;
  now: Date;
}): boolean {
  return validDays !== null && now.getTime() >= wonAt.getTime() + validDays * DAY_MS;
}
