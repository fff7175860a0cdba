/** The end of a page of a list of threads. */
export interface ThreadCursor {
  /** As the database writes it, to the microsecond. */
  at: string;
  subscriberId: string;
}

const CURSOR =
  /^((?!0000)\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?\+00)~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/u;

export function writeThreadCursor({ at, subscriberId }: ThreadCursor): string {
  return `${at}~${subscriberId}`;
}

/** Reads a cursor, or returns null. */
export function readThreadCursor(written: string): ThreadCursor | null {
  const [, at, subscriberId] = CURSOR.exec(written) ?? [];
  if (at === undefined || subscriberId === undefined || !isMoment(at)) return null;
  return { at, subscriberId };
}

/** The database refuses a moment such as the 31st of February, which JavaScript reads as a day of March. */
function isMoment(at: string): boolean {
  const seconds = at.slice(0, 'yyyy-mm-dd hh:mm:ss'.length).replace(' ', 'T');
  const moment = new Date(`${seconds}Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(seconds);
}
