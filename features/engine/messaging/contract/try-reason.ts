const UNREACHED = 'unreached: ';
const NOT_BEGUN = 'not begun: ';

/** How a try is kept that got no connection to the provider. */
export function unreachedReason(detail: string): string {
  return UNREACHED + detail;
}

/** How it is kept that a message was given up here before anything of it was handed over. */
export function notStartedReason(detail: string): string {
  return NOT_BEGUN + detail;
}

/** What a kept reason says of the way to the provider, with the detail behind it; null when it says something else. */
export function readWayReason(reason: string): { kind: 'unreached' | 'notBegun'; detail: string } | null {
  if (reason.startsWith(UNREACHED)) return { kind: 'unreached', detail: reason.slice(UNREACHED.length) };
  if (reason.startsWith(NOT_BEGUN)) return { kind: 'notBegun', detail: reason.slice(NOT_BEGUN.length) };
  return null;
}
