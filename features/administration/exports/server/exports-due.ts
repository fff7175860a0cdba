import { sql, type RawBuilder } from 'kysely';

/** Whether a file waits to be written. One that its worker left behind is found without being asked for. */
export function exportsDue(now: Date): RawBuilder<boolean> {
  return sql`exists (select from exports where state in ('queued', 'running') and state = 'queued' and due_at <= ${now})`;
}
