/** Null when there was nothing to apply. */
export function describeApplied(applied: readonly string[]): string | null {
  if (applied.length === 0) return null;
  return `Applied ${applied.length} migration${applied.length === 1 ? '' : 's'}`;
}
