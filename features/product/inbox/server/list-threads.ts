import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { MOST_COUNTED } from '../contract/count-calls.ts';
import type { Thread, ThreadList, ThreadState } from '../contract/thread.ts';
import { writeThreadCursor, type ThreadCursor } from '../rules/thread-cursor.ts';
import { findSearched } from './find-searched.ts';
import { readThreads, type PlacedThread } from './read-threads.ts';

const PAGE = 30;

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
  { search, ...asked }: Asked,
): Promise<{ threads: Thread[]; nextCursor: string | null }> {
  const found = search === undefined ? null : await findSearched(tx, asked.shopId, search);
  const { placed, nextCursor } = await listPlaced(tx, { ...asked, found, size: PAGE });
  return { threads: placed.map(({ thread }) => thread), nextCursor };
}

interface PlacedAsked extends Omit<Asked, 'list' | 'search'> {
  /** `all`: the threads of all states, with the newest activity first. */
  list: ThreadList | 'all';
  /** Only the threads of these people; null: of all. */
  found: readonly string[] | null;
  size: number;
}

/** Returns a page of a list with all that is known about its threads. */
export async function listPlaced(
  tx: Tx,
  { shopId, memberId, list, found, cursor, size }: PlacedAsked,
): Promise<{ placed: PlacedThread[]; nextCursor: string | null }> {
  const searched = found === null ? sql`true` : sql`subscriber_id = any(${found}::uuid[])`;
  const { parts, isRising } = ORDERS[list](memberId);
  const way = direction(isRising);
  const threads = parts.map(
    ({ where, by }) => sql`
      (select *, ${by}::text as position from inbox_threads
      where shop_id = ${shopId} and ${where} and ${searched} and ${behind(cursor, by, isRising)}
      order by ${by} ${way}, subscriber_id ${way} limit ${size + 1})`,
  );
  const order = sql`t.position::timestamptz ${way}, t.subscriber_id ${way}`;
  const rows = await readThreads(tx, {
    shopId,
    memberId,
    threads: sql.join(threads, sql` union all `),
    order,
  });
  const placed = rows.slice(0, size);
  const last = rows.length > size ? placed.at(-1) : undefined;
  return { placed, nextCursor: last ? cursorOf(last) : null };
}

function cursorOf({ position, thread: { subscriberId } }: PlacedThread): string {
  return writeThreadCursor({ at: position, subscriberId });
}

interface Order {
  /** Each part is read in the order of an index. */
  parts: { where: RawBuilder<unknown>; by: RawBuilder<unknown> }[];
  /** Who waits longest comes first; answered and finished threads begin with the newest. */
  isRising: boolean;
}

const LAST = sql`last_message_at`;

const ORDERS: Record<ThreadList | 'all', (memberId: string) => Order> = {
  waiting: () => ({ parts: [inState('waiting')], isRising: true }),
  answered: () => ({ parts: [inState('answered')], isRising: false }),
  snoozed: () => ({ parts: [inState('snoozed')], isRising: true }),
  done: () => ({ parts: [inState('done')], isRising: false }),
  mine: (memberId) => ({
    parts: [{ where: sql`assignee_id = ${memberId} and state <> 'done'`, by: LAST }],
    isRising: false,
  }),
  // Answered and finished threads, which are most, are sorted by their last message. An index of all threads by it would
  // be written with each message.
  all: () => ({
    parts: [inState('answered'), inState('done'), { where: sql`state in ('waiting', 'snoozed')`, by: LAST }],
    isRising: false,
  }),
};

function inState(state: ThreadState): Order['parts'][number] {
  return { where: sql`state = ${state}`, by: sql`sorted_at` };
}

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
