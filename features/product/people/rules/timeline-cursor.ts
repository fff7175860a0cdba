import { isStoredMoment } from '#platform/clock/is-stored-moment.ts';

/** The end of a page of a timeline. */
export interface TimelineCursor {
  /** As the database writes it, to the microsecond. */
  at: string;
  key: string;
}

const CURSOR = /^([^~]+)~([a-z]+:[^\0]{1,300})$/su;

export function writeTimelineCursor({ at, key }: TimelineCursor): string {
  return `${at}~${key}`;
}

/** Reads a cursor, or returns null. */
export function readTimelineCursor(written: string): TimelineCursor | null {
  const [, at, key] = CURSOR.exec(written) ?? [];
  return at === undefined || key === undefined || !isStoredMoment(at) ? null : { at, key };
}
