/** Converts a provider's timestamp from milliseconds. Returns null if it is not a number. */
export function momentOf(timestamp: number | string | undefined): Date | null {
  const at = new Date(Number(timestamp));
  return timestamp === undefined || Number.isNaN(at.getTime()) ? null : at;
}
