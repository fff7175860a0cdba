/** One object over another, part by part: lists and single values are replaced, what is undefined says nothing. */
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
