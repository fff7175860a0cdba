import type { SubscriberSort } from '../contract/subscriber-calls.ts';

/** The end of a page: its sort value as the database writes it, and its row. */
export interface ListCursor {
  key: string;
  subscriberId: string;
}

const CURSOR = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})~(.*)$/s;
const KEYS: Record<SubscriberSort, RegExp> = {
  revenue: /^-?\d{1,18}$/,
  createdAt: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/,
  name: /^[^\0]{0,100}$/su,
  optinType: /^[^\0]{0,100}$/su,
};

export function writeCursor({ key, subscriberId }: ListCursor): string {
  return `${subscriberId}~${key}`;
}

/** Reads the cursor of a list with this sorting, or returns null. */
export function readCursor(sortBy: SubscriberSort, written: string): ListCursor | null {
  const [, subscriberId, key] = CURSOR.exec(written) ?? [];
  if (subscriberId === undefined || key === undefined || !KEYS[sortBy].test(key)) return null;
  return { key, subscriberId };
}
