import { sql, type RawBuilder } from 'kysely';

/** Whether a message is to be marked as read. */
export function readMarksDue(): RawBuilder<boolean> {
  return sql`exists (select from inbound_messages where mark_read_since is not null)`;
}

/** Whether a file that somebody sent is to be fetched. */
export function inboundFilesDue(now: Date): RawBuilder<boolean> {
  return sql`exists (select from inbound_media where state = 'waiting' and due_at <= ${now})`;
}
