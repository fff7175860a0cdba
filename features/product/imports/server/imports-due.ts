import { sql, type RawBuilder } from 'kysely';

/** Whether a list waits without a worker. A list that its worker abandoned is found in another way. */
export function importsDue(now: Date): RawBuilder<boolean> {
  return sql`exists (
    select from imports where state in ('queued', 'reading', 'adding') and due_at <= ${now} and beat_at is null)`;
}
