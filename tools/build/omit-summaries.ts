/** The summary of a call in a contract's source: a string on the same line or the next one. */
const SUMMARY = /^( +summary:)\s+(['"]).*\2,$/gm;

/** Empties the summaries of calls. Only the API page on the server reads them, so browsers need not load them. */
export function omitSummaries(source: string): string {
  return source.replaceAll(SUMMARY, "$1 '',");
}
