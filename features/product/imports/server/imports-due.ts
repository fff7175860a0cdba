import { sql, type RawBuilder } from 'kysely';

/** Whether a list waits that nobody works on. One that its worker left behind is found without being asked for. */
export function importsDue(now: Date): RawBuilder<boolean> {
  return sql`exists (
    select from imports where state in ('queued', 'reading', 'adding') and due_at <= ${now} and beat_at is null)`;
}
