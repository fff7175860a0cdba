import type pg from 'pg';
import type { Channel } from '#platform/channel/channel.ts';
import { lastPriority } from '../pause/last-priority.ts';

/** A sender with due messages, and the partner that its messages go through. */
export interface ReadySender {
  senderId: string;
  channel: Channel;
  provider: string;
}

/** Senders that have queued messages and are not stopped. The index is read by jumping from one sender to the next. */
export async function findReadySenders(pool: pg.Pool, now: Date): Promise<ReadySender[]> {
  const { rows } = await pool.query<ReadySender>({
    name: 'find-ready-senders',
    text: `
      with recursive queued as (
        (select sender_id from outbox where state = 'queued' order by sender_id limit 1)
        union all
        select (select o.sender_id from outbox o where o.state = 'queued' and o.sender_id > q.sender_id order by o.sender_id limit 1)
        from queued q where q.sender_id is not null
      )
      -- The limit makes PostgreSQL go sender by sender. Without it, the planner reads all due rows to know whether there is one.
      select s.sender_id as "senderId", s.channel, s.provider from queued q join senders s on s.sender_id = q.sender_id
      cross join lateral (
        select from outbox o
        where o.sender_id = s.sender_id and o.state = 'queued' and o.due_at <= $1 and o.priority <= ${lastPriority('s.shop_id')}
        limit 1
      ) due
      where s.stopped_at is null`,
    values: [now],
  });
  return rows;
}
