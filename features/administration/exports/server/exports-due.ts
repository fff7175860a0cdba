import { sql, type RawBuilder } from 'kysely';

/**
 * Whether a queued export is due. The exports of a crashed worker are not included: the workers' regular claim finds
 * them. The first condition looks redundant, but only with it PostgreSQL uses the partial index `exports_open`.
 */
export function exportsDue(now: Date): RawBuilder<boolean> {
  return sql`exists (select from exports where state in ('queued', 'running') and state = 'queued' and due_at <= ${now})`;
}
