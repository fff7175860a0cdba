import { sql, type RawBuilder } from 'kysely';
import { POLL_INTERVAL_MS } from './sending/watch-broadcasts.ts';
import { LONGEST_LEAD_SECONDS } from './start/start-next-broadcast.ts';

/** Whether a broadcast may have to be started. */
export function broadcastsDue(now: Date): RawBuilder<boolean> {
  const soon = new Date(now.getTime() + LONGEST_LEAD_SECONDS * 1000);
  return sql`exists (select from broadcasts where status = 'scheduled' and starts_at <= ${soon})`;
}

/** Whether a running broadcast must be checked. */
export function watchedBroadcastsDue(now: Date): RawBuilder<boolean> {
  const before = new Date(now.getTime() - POLL_INTERVAL_MS);
  return sql`exists (select from broadcasts where status = 'sending' and looked_at <= ${before})`;
}
