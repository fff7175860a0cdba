/** A property of a call in a contract that only the server reads. */
const SERVER_PART =
  /^ {2}(?:summary:\s+(['"]).*\1|access: '\w+'|mostPerMinute: \w+|acts: true|pageIdIsNew: true|(?:errors|changes): \[[^\]]*\]),\n/gm;

/**
 * Removes the summary, access, limit, errors and noted changes of calls. The server uses them for binding and for the API page;
 * browsers need not load them.
 */
export function omitServerParts(source: string): string {
  return source.replaceAll(SERVER_PART, '');
}
