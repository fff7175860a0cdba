/** The end of a page of a list of threads. */
export interface ThreadCursor {
  /** As the database writes it, to the microsecond. */
  at: string;
  subscriberId: string;
}

const CURSOR = /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?\+00)~([0-9a-f-]{36})$/u;

export function writeThreadCursor({ at, subscriberId }: ThreadCursor): string {
  return `${at}~${subscriberId}`;
}

/** Reads a cursor, or returns null. */
export function readThreadCursor(written: string): ThreadCursor | null {
  const [, at, subscriberId] = CURSOR.exec(written) ?? [];
  return at === undefined || subscriberId === undefined ? null : { at, subscriberId };
}
