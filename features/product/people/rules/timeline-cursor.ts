/** The end of a page of a timeline. */
export interface TimelineCursor {
  /** As the database writes it, to the microsecond. */
  at: string;
  key: string;
}

const CURSOR = /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?\+00)~([a-z]+:[^\0]{1,300})$/su;

export function writeTimelineCursor({ at, key }: TimelineCursor): string {
  return `${at}~${key}`;
}

/** Reads a cursor, or returns null. */
export function readTimelineCursor(written: string): TimelineCursor | null {
  const [, at, key] = CURSOR.exec(written) ?? [];
  return at === undefined || key === undefined ? null : { at, key };
}
