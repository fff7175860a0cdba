type Plain = string | number | null | undefined;

/**
 * An array in PostgreSQL's format, for values without commas, quotes, braces, blanks or backslashes: ids, numbers and
 * moments. The driver's own way checks every character, which is noticeable with thousands of ids a second.
 */
export function arrayLiteral(values: readonly Plain[]): string {
  return `{${values.map((value) => value ?? 'NULL').join(',')}}`;
}

/** Like `arrayLiteral`, for times. */
export function momentsLiteral(moments: readonly (Date | null | undefined)[]): string {
  return arrayLiteral(moments.map((moment) => moment?.toISOString()));
}
