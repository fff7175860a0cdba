import { sql, type RawBuilder } from 'kysely';

/** Whether any timer is due. */
export function timersDue(now: Date): RawBuilder<boolean> {
  return sql`exists (select from timers where given_up_at is null and due_at <= ${now})`;
}
