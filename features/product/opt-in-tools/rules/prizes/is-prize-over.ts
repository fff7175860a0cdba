// Its own: a shop's page loads this file, and each byte counts.
const DAY_MS = 24 * 3600 * 1000;

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
