/** A property of a call that only the server reads, in a contract's source. */
const SERVER_PART = /^ {2}(?:summary:\s+(['"]).*\1|access: '\w+'|errors: \[[^\]]*\]),\n/gm;

/**
 * Takes the summary, the access and the errors out of calls. The server binds calls by them and shows them on the API
 * page; browsers need not load them.
 */
export function omitServerParts(source: string): string {
  return source.replaceAll(SERVER_PART, '');
}
