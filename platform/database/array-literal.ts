type Plain = string | number | null | undefined;

/**
 * An array as PostgreSQL writes it, of values without commas, quotes, braces, blanks or backslashes: ids, numbers and
 * moments. The driver's own way looks at every character, which is felt with thousands of ids a second.
 */
export function arrayLiteral(values: readonly Plain[]): string {
  return `{${values.map((value) => value ?? 'NULL').join(',')}}`;
}

/** The same of moments. */
export function momentsLiteral(moments: readonly (Date | null | undefined)[]): string {
  return arrayLiteral(moments.map((moment) => moment?.toISOString()));
}
