import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { MOST_COUNTED } from '../contract/count-calls.ts';
import type { Thread, ThreadList } from '../contract/thread.ts';
import { writeThreadCursor, type ThreadCursor } from '../rules/thread-cursor.ts';
import { findSearched } from './find-searched.ts';
import { readThreads, type PlacedThread } from './read-threads.ts';

export const PAGE = 30;

interface Asked {
  shopId: number;
  /** The reader. */
  memberId: string;
  list: ThreadList;
  search?: string | undefined;
  cursor: ThreadCursor | null;
}

/** Returns a page of a list. A page costs the same at any position, because the index has the order of the list. */
export async function listThreads(
  tx: Tx,
  { shopId, memberId, list, search, cursor }: Asked,
): Promise<{ threads: Thread[]; nextCursor: string | null }> {
  const found = search === undefined ? null : await findSearched(tx, shopId, search);
  const { where, by, isRising } = ORDERS[list](memberId);
  const searched = found === null ? sql`true` : sql`subscriber_id = any(${found}::uuid[])`;
  const threads = sql`
    select *, ${by}::text as position from inbox_threads
    where shop_id = ${shopId} and ${where} and ${searched} and ${behind(cursor, by, isRising)}
    order by ${by} ${direction(isRising)}, subscriber_id ${direction(isRising)} limit ${PAGE + 1}`;
  const order = sql`t.position::timestamptz ${direction(isRising)}, t.subscriber_id ${direction(isRising)}`;
  const rows = await readThreads(tx, { shopId, memberId, threads, order });
  const page = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? page.at(-1) : undefined;
  return { threads: page.map(({ thread }) => thread), nextCursor: last ? cursorOf(last) : null };
}

function cursorOf({ position, thread: { subscriberId } }: PlacedThread): string {
  return writeThreadCursor({ at: position, subscriberId });
}

interface Order {
  where: RawBuilder<unknown>;
  by: RawBuilder<unknown>;
  /** Who waits longest comes first; answered and finished threads begin with the newest. */
  isRising: boolean;
}

const SORTED = sql`sorted_at`;

const ORDERS: Record<ThreadList, (memberId: string) => Order> = {
  waiting: () => ({ where: sql`state = 'waiting'`, by: SORTED, isRising: true }),
  answered: () => ({ where: sql`state = 'answered'`, by: SORTED, isRising: false }),
  snoozed: () => ({ where: sql`state = 'snoozed'`, by: SORTED, isRising: true }),
  done: () => ({ where: sql`state = 'done'`, by: SORTED, isRising: false }),
  mine: (memberId) => ({
    where: sql`assignee_id = ${memberId} and state <> 'done'`,
    by: sql`last_message_at`,
    isRising: false,
  }),
};

function direction(isRising: boolean): RawBuilder<unknown> {
  return isRising ? sql`asc` : sql`desc`;
}

function behind(
  cursor: ThreadCursor | null,
  by: RawBuilder<unknown>,
  isRising: boolean,
): RawBuilder<unknown> {
  if (cursor === null) return sql`true`;
  const compared = isRising ? sql`>` : sql`<`;
  return sql`(${by}, subscriber_id) ${compared} (${cursor.at}::timestamptz, ${cursor.subscriberId}::uuid)`;
}

/** Counts the threads that wait for us, and those of them that the reader has not seen; at most `MOST_COUNTED`. */
export async function countThreads(
  tx: Tx,
  { shopId, memberId }: { shopId: number; memberId: string },
): Promise<{ waiting: number; unread: number }> {
  const { rows } = await sql<{ waiting: number; unread: number }>`
    select (select count(*)::integer from (
        select from inbox_threads where shop_id = ${shopId} and state = 'waiting' limit ${MOST_COUNTED}) w) as waiting,
      (select count(*)::integer from (
        select from inbox_threads t
        left join inbox_reads r on r.shop_id = t.shop_id and r.subscriber_id = t.subscriber_id and r.member_id = ${memberId}
        where t.shop_id = ${shopId} and t.state = 'waiting' and t.last_question_at > coalesce(r.read_at, '-infinity')
        limit ${MOST_COUNTED}) n) as unread`.execute(tx);
  return rows[0] ?? { waiting: 0, unread: 0 };
}
