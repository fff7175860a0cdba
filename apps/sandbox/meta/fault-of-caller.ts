/** Returns what is wrong with an unreadable request, such as invalid JSON. Null if the fault is ours. */
export function faultOfCaller(error: unknown): string | null {
  if (!(error instanceof Error) || !('statusCode' in error)) return null;
  return typeof error.statusCode === 'number' && error.statusCode < 500 ? error.message : null;
}
