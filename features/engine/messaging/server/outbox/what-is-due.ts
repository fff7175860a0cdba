import { sql, type RawBuilder } from 'kysely';

/**
 * Whether a sender that is not stopped has a message whose time has come: a hop from one to the next in the index. With a
 * limit, sender by sender: without, the planner read everything that is due to know whether anything is.
 */
export function messagesDue(now: Date): RawBuilder<boolean> {
  return sql`exists (
    with recursive queued as (
      (select sender_id from outbox where state = 'queued' order by sender_id limit 1)
      union all
      select (select o.sender_id from outbox o where o.state = 'queued' and o.sender_id > q.sender_id order by o.sender_id limit 1)
      from queued q where q.sender_id is not null
    )
    select from queued q join senders s on s.sender_id = q.sender_id
    cross join lateral (
      select from outbox o where o.sender_id = s.sender_id and o.state = 'queued' and o.due_at <= ${now} limit 1
    ) due
    where s.stopped_at is null)`;
}

/** Whether a message that follows another is to be looked at. */
export function followersDue(now: Date): RawBuilder<boolean> {
  return sql`exists (select from outbox where state = 'following' and due_at <= ${now})`;
}

/** Whether a message waits for a code of its own, and its time has come. */
export function codesDue(now: Date): RawBuilder<boolean> {
  return sql`exists (select from outbox where state = 'awaiting_code' and due_at <= ${now})`;
}

/** Whether a receipt is to be looked for again. */
export function receiptsDue(now: Date): RawBuilder<boolean> {
  return sql`exists (select from unmatched_receipts where try_at <= ${now})`;
}
