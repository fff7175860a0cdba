// A constant of its own, because a shop's page loads this file and each byte counts.
const DAY_MS = 24 * 3600 * 1000;

/** Whether a prize has expired. A prize without an end of its own ends when the store says so. */
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
