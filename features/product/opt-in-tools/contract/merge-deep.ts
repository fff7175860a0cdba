/**
 * Returns an object merged over another one, part by part. Lists and single values are replaced; undefined changes
 * nothing.
 */
export function mergeDeep(below: object, above: object): object {
  const merged: Record<string, unknown> = { ...below };
  for (const [name, value] of Object.entries(above)) {
    if (value === undefined || name === '__proto__') continue;
    const before = merged[name];
    merged[name] = isObject(before) && isObject(value) ? mergeDeep(before, value) : value;
  }
  return merged;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
