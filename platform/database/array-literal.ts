/**
 * An array as PostgreSQL writes it, of values without commas, quotes, braces, blanks or backslashes: ids, numbers and moments. The
 * driver's own way looks at every character, which for thousands of ids a second is felt.
 */
export function arrayLiteral(values: readonly (string | number)[]): string {
  return `{${values.join(',')}}`;
}

/** The same of moments. */
export function momentsLiteral(moments: readonly Date[]): string {
  return arrayLiteral(moments.map((moment) => moment.toISOString()));
}
