/**
 * Returns why a request failed. `fetch` stores the reason in the error's cause, or in a list of errors if the host has
 * several addresses.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (cause instanceof Error) return reasonOf(cause);
  const { code = '' } = error as NodeJS.ErrnoException;
  return error.message || code || error.name;
}
