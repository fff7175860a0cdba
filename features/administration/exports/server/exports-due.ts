import { sql, type RawBuilder } from 'kysely';

/**
 * Whether a queued export is due. This condition does not cover the exports of a crashed worker. The worker's regular
 * claim finds them.
 */
export function exportsDue(now: Date): RawBuilder<boolean> {
  return sql`exists (select from exports where state in ('queued', 'running') and state = 'queued' and due_at <= ${now})`;
}
