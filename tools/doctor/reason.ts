/** Why something could not be asked. `fetch` hides the reason in the cause of its error, and a name with several addresses in a list. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (cause instanceof Error) return reasonOf(cause);
  const { code = '' } = error as NodeJS.ErrnoException;
  return error.message || code || error.name;
}
