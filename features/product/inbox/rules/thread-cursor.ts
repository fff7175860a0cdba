import { isStoredMoment } from '#platform/clock/is-stored-moment.ts';

/** The end of a page of a list of threads. */
export interface ThreadCursor {
  /** As the database writes it, to the microsecond. */
  at: string;
  subscriberId: string;
}

const CURSOR = /^([^~]+)~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/u;

export function writeThreadCursor({ at, subscriberId }: ThreadCursor): string {
  return `${at}~${subscriberId}`;
}

/** Reads a cursor, or returns null. */
export function readThreadCursor(written: string): ThreadCursor | null {
  const [, at, subscriberId] = CURSOR.exec(written) ?? [];
  if (at === undefined || subscriberId === undefined || !isStoredMoment(at)) return null;
  return { at, subscriberId };
}
