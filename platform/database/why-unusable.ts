/** What the driver and the server say of a database that cannot be used, by the first letters of their codes. */
const OF_CONNECTION = /^(E[A-Z]+|08|28|3D|53|57P)/;

/** A sentence for whoever gave a database's address, where that is what is wrong; null for any other error. */
export function whyUnusable(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isRefused = error instanceof AggregateError;
  // A role without rights on a schema that somebody else made.
  const isRight = code === '42501';
  if (!isRefused && !isRight && !OF_CONNECTION.test(code)) return null;
  return `The database at DATABASE_URL cannot be used: ${reasonOf(error)}.`;
}

/** A refused connection to a name with several addresses has its reasons inside and no message of its own. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
