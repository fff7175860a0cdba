/** Unexpected values for a field. `undefined` removes the field. */
export const ODD_VALUES: readonly unknown[] = [
  null,
  undefined,
  '',
  'x',
  0,
  -1,
  1e20,
  3_000_000_000,
  '99999999999999999',
  '\0',
  '\uD800',
  'a\0b',
  [],
  {},
  [null],
  true,
  'y'.repeat(20_000),
  '-1',
  '1e400',
  { a: { b: 1 } },
];

interface OddBody {
  /** The path of the unexpected field, for example `customer.default_address.phone` or `line_items.0.price`. */
  path: string;
  value: unknown;
  body: unknown;
}

/** Returns a copy of a body for each field and each unexpected value. */
export function oddBodies(body: object): OddBody[] {
  return pathsOf(body).flatMap((path) =>
    ODD_VALUES.map((value) => ({ path: path.join('.'), value, body: withValue(body, path, value) })),
  );
}

type Json = Record<string, unknown>;

function pathsOf(value: unknown, path: readonly string[] = []): string[][] {
  const below =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))
      : [];
  return path.length === 0 ? below : [[...path], ...below];
}

function withValue(body: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  const copy = (Array.isArray(body) ? [...(body as unknown[])] : { ...(body as Json) }) as Json;
  copy[key] = rest.length === 0 ? value : withValue(copy[key], rest, value);
  if (copy[key] === undefined && !Array.isArray(copy)) delete copy[key];
  return copy;
}
