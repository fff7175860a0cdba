/** What is wrong with a request that could not be read, such as a body that is no JSON; null where the fault is ours. */
export function faultOfCaller(error: unknown): string | null {
  if (!(error instanceof Error) || !('statusCode' in error)) return null;
  return typeof error.statusCode === 'number' && error.statusCode < 500 ? error.message : null;
}
