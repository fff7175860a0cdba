import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { MOST_VIOLATIONS, type Invariant } from '#platform/database/invariant.ts';

/** A message whose receipt arrived while it was being put back stays in the outbox until it is due. */
const OVERDUE = '1 hour';
/** A cancelled sending leaves the outbox in chunks, by a job. */
const SETTLED_AFTER = '1 hour';

/** What must hold for messages and for the tables in which they wait. */
export const MESSAGE_INVARIANTS: readonly Invariant[] = [
  {
    name: 'queuedMessageHasPlace',
    holds: 'Each queued message is in the outbox or in a claim.',
    kind: 'rows',
    // One shop at a time: ids start with their moment, so only the messages since then are read.
    findViolations: (db, { since }) =>
      find(
        db,
        sql`
        select m.message_id as id from shops s cross join lateral (
          select m.shop_id, m.message_id from messages m
          where m.shop_id = s.shop_id and m.state = 'queued' ${idsSince(since)}
            and not exists (select from outbox o where o.shop_id = m.shop_id and o.message_id = m.message_id)
            and not exists (select from claims c where c.shop_id = m.shop_id and m.message_id = any(c.message_ids))
        ) m limit ${MOST_VIOLATIONS}`,
      ),
  },
  {
    name: 'outboxHasMessage',
    holds: 'Each row of the outbox belongs to a queued message, or is taken out when it is due.',
    kind: 'rows',
    findViolations: (db, { now }) =>
      find(
        db,
        sql`
        select o.message_id as id from outbox o
        left join messages m
          on m.shop_id = o.shop_id and m.message_id = o.message_id and m.created_at = o.created_at
        where m.message_id is null
          or m.state <> 'queued' and o.state <> 'held' and o.due_at < ${now}::timestamptz - ${OVERDUE}::interval
        limit ${MOST_VIOLATIONS}`,
      ),
  },
  {
    name: 'cancelledSendingLeavesOutbox',
    holds: 'No message of a cancelled sending stays in the outbox.',
    kind: 'rows',
    findViolations: (db, { now }) =>
      find(
        db,
        sql`
        select o.message_id as id from sendings g join outbox o using (shop_id, sending_id)
        where g.state = 'cancelled' and o.state in ('queued', 'awaiting_code', 'paused')
          and g.changed_at < ${now}::timestamptz - ${SETTLED_AFTER}::interval
        limit ${MOST_VIOLATIONS}`,
      ),
  },
];

function idsSince(since: Date | null): RawBuilder<unknown> {
  return since === null ? sql`` : sql`and m.message_id >= first_id_at(${since})`;
}

async function find(db: Database, statement: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${statement}`.execute(db);
  return rows.map(({ id }) => id);
}
