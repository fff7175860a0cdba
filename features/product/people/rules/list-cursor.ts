import { isStoredMoment } from '#platform/clock/is-stored-moment.ts';
import type { SubscriberSort } from '../contract/subscriber-calls.ts';

/** The end of a page: its sort value as the database writes it, and its row. */
export interface ListCursor {
  key: string;
  subscriberId: string;
}

const CURSOR = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})~(.*)$/s;
const isText = (key: string) => /^[^\0]{0,100}$/su.test(key);
const IS_KEY: Record<SubscriberSort, (key: string) => boolean> = {
  revenue: (key) => /^-?\d{1,18}$/.test(key),
  createdAt: isStoredMoment,
  name: isText,
  optinType: isText,
};

export function writeCursor({ key, subscriberId }: ListCursor): string {
  return `${subscriberId}~${key}`;
}

/** Reads the cursor of a list with this sorting, or returns null. */
export function readCursor(sortBy: SubscriberSort, written: string): ListCursor | null {
  const [, subscriberId, key] = CURSOR.exec(written) ?? [];
  if (subscriberId === undefined || key === undefined || !IS_KEY[sortBy](key)) return null;
  return { key, subscriberId };
}
