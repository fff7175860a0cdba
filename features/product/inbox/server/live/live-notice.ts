import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Database, Tx } from '#platform/database/database.ts';
import { LiveEvent } from '../../contract/live.ts';

/** The channel of PostgreSQL's notifications; the triggers of the inbox use it as well. */
export const NOTICE_CHANNEL = 'bellbird_inbox';

/** An event with the shop that it belongs to. */
const LiveNotice = z.intersection(z.object({ shopId: z.int() }), LiveEvent);

/** Reads a notification, or returns null if another release wrote it. */
export function readNotice(payload: string | undefined): { shopId: number; event: LiveEvent } | null {
  const notice = LiveNotice.safeParse(parseJson(payload));
  if (!notice.success) return null;
  const { shopId, ...event } = notice.data;
  return { shopId, event };
}

function parseJson(payload: string | undefined): unknown {
  try {
    return JSON.parse(payload ?? '');
  } catch {
    return null;
  }
}

/** Notifies all API processes. */
export async function sendNotice(db: Database | Tx, shopId: number, event: LiveEvent): Promise<void> {
  await sql`select pg_notify(${NOTICE_CHANNEL}, ${JSON.stringify({ shopId, ...event })})`.execute(db);
}
