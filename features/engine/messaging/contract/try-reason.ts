const UNREACHED = 'unreached: ';
const NOT_BEGUN = 'not begun: ';

/** The stored reason of a try that got no connection to the provider. */
export function unreachedReason(detail: string): string {
  return UNREACHED + detail;
}

/** The stored reason of a try that Bellbird gave up before it sent anything. */
export function notStartedReason(detail: string): string {
  return NOT_BEGUN + detail;
}

/** Returns the kind and detail of a stored connection reason; null for any other reason. */
export function readWayReason(reason: string): { kind: 'unreached' | 'notBegun'; detail: string } | null {
  if (reason.startsWith(UNREACHED)) return { kind: 'unreached', detail: reason.slice(UNREACHED.length) };
  if (reason.startsWith(NOT_BEGUN)) return { kind: 'notBegun', detail: reason.slice(NOT_BEGUN.length) };
  return null;
}
