import { sql, type RawBuilder } from 'kysely';
import { lastPriority } from '../pause/last-priority.ts';

/**
 * Whether a sender that is not stopped has a due message that may be sent. The index is read by jumping from one sender to the next. The
 * limit makes it go sender by sender: without it, the planner read everything that is due.
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
      select from outbox o
      where o.sender_id = s.sender_id and o.state = 'queued' and o.due_at <= ${now}
        and o.priority <= ${sql.raw(lastPriority('s.shop_id'))}
      limit 1
    ) due
    where s.stopped_at is null)`;
}

/** Whether a message that follows another must be checked. */
export function followersDue(now: Date): RawBuilder<boolean> {
  return sql`exists (select from outbox where state = 'following' and due_at <= ${now})`;
}

/** Whether a due message waits for its own discount code. None is created while the shop has paused all sending. */
export function codesDue(now: Date): RawBuilder<boolean> {
  return sql`exists (
    select from outbox o where o.state = 'awaiting_code' and o.due_at <= ${now}
      and not exists (select from sending_pauses p where p.shop_id = o.shop_id))`;
}

/** Whether the message of a receipt must be looked for again. */
export function receiptsDue(now: Date): RawBuilder<boolean> {
  return sql`exists (select from unmatched_receipts where try_at <= ${now})`;
}
