/** A plan's feature is locked only where it says so: a missing entry is enabled. */
export function isLocked(features: Record<string, boolean>, feature: string): boolean {
  return features[feature] === false;
}
