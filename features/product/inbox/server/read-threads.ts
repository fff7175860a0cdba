import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { showPhone } from '#platform/phone/phone-number.ts';
import type { Thread, ThreadState } from '../contract/thread.ts';
import type { AnswerFacts } from '../rules/programs/may-program-answer.ts';

/** A row of `inbox_threads` with its person, its assignee and the reader's mark. */
interface ThreadRow {
  subscriber_id: string;
  channel: 'WA' | 'FB';
  state: ThreadState;
  waiting_since: Date | null;
  snoozed_until: Date | null;
  last_message_at: Date;
  excerpt: string | null;
  last_kind: string;
  last_from: 'person' | 'team';
  assignee_id: string | null;
  assignee_name: string | null;
  first_name: string | null;
  last_name: string | null;
  phone_e164: string | null;
  is_unread: boolean;
  last_question_at: Date | null;
  last_inbound_at: Date | null;
  ad_wrote_at: Date | null;
  stopped_all_at: Date | null;
  /** Its place in the order of the list, as the database writes it. */
  position: string;
}

/** A thread with its place in a list, and what decides whether a program may answer in it. */
export interface PlacedThread {
  thread: Thread;
  position: string;
  answerFacts: AnswerFacts;
}

/** Reads these threads, a subquery of `inbox_threads` with a `position`, in this order. `memberId` is the reader. */
export async function readThreads(
  tx: Tx,
  { shopId, memberId, threads, order }: ThreadQuery,
): Promise<PlacedThread[]> {
  const { rows } = await sql<ThreadRow>`
    select t.subscriber_id, t.channel, t.state, t.waiting_since, t.snoozed_until, t.last_message_at, t.excerpt, t.last_kind,
      t.last_from, t.assignee_id, coalesce(nullif(u.name, ''), u.email) as assignee_name,
      s.first_name, s.last_name, s.phone_e164, t.position,
      t.last_question_at, s.last_inbound_at, s.ad_wrote_at, s.stopped_all_at,
      t.last_question_at is not null and t.last_question_at > coalesce(r.read_at, '-infinity') as is_unread
    from (${threads}) t
    join subscribers s on s.shop_id = ${shopId} and s.subscriber_id = t.subscriber_id
    left join users u on u.user_id = t.assignee_id
    left join inbox_reads r on r.shop_id = ${shopId} and r.subscriber_id = t.subscriber_id and r.member_id = ${memberId}
    order by ${order}`.execute(tx);
  return rows.map((row) => ({
    thread: toThread(row),
    position: row.position,
    answerFacts: {
      lastInboundAt: row.last_inbound_at,
      adWroteAt: row.ad_wrote_at,
      stoppedAllAt: row.stopped_all_at,
      lastQuestionAt: row.last_question_at,
    },
  }));
}

interface ThreadQuery {
  shopId: number;
  memberId: string;
  threads: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
}

function toThread(row: ThreadRow): Thread {
  return {
    subscriberId: row.subscriber_id,
    channel: row.channel,
    name: [row.first_name, row.last_name].filter(Boolean).join(' ').trim() || null,
    phoneShown: row.phone_e164 && showPhone(row.phone_e164),
    state: row.state,
    waitingSince: row.waiting_since?.toISOString() ?? null,
    snoozedUntil: row.snoozed_until?.toISOString() ?? null,
    lastAt: row.last_message_at.toISOString(),
    excerpt: row.excerpt,
    lastKind: row.last_kind,
    lastFrom: row.last_from,
    assignee: row.assignee_id === null ? null : { memberId: row.assignee_id, name: row.assignee_name },
    isUnread: row.is_unread,
  };
}

interface Whose {
  shopId: number;
  /** The reader. */
  memberId: string;
  subscriberId: string;
}

/** Returns the thread of a person, or null. */
export async function findThread(tx: Tx, whose: Whose): Promise<Thread | null> {
  return (await findPlaced(tx, whose))?.thread ?? null;
}

/** Returns the thread of a person with all that is known about it, or null. */
export async function findPlaced(
  tx: Tx,
  { shopId, memberId, subscriberId }: Whose,
): Promise<PlacedThread | null> {
  const threads = sql`
    select *, sorted_at::text as position from inbox_threads
    where shop_id = ${shopId} and subscriber_id = ${subscriberId}`;
  const [found] = await readThreads(tx, { shopId, memberId, threads, order: sql`t.subscriber_id` });
  return found ?? null;
}
