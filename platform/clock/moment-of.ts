/** A moment in milliseconds, as a provider wrote it; null when it cannot be read. */
export function momentOf(timestamp: number | string | undefined): Date | null {
  const at = new Date(Number(timestamp));
  return timestamp === undefined || Number.isNaN(at.getTime()) ? null : at;
}
