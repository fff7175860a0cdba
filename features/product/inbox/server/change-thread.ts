import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Thread } from '../contract/thread.ts';
import { OWNER_ID } from '../rules/member-id.ts';
import { findThread } from './read-threads.ts';
import { endWait } from './waits.ts';

/** A thread, and the person of the team who changes it. */
export interface Acting {
  shopId: number;
  memberId: string;
  subscriberId: string;
}

/** How far ahead a thread can be snoozed. */
const LONGEST_SNOOZE_MS = 366 * 24 * 3600 * 1000;

/** Finishes a thread, or opens a finished or snoozed one. Throws NOT_FOUND. */
export async function setDone(
  tx: Tx,
  acting: Acting,
  { isDone, now }: { isDone: boolean; now: Date },
): Promise<Thread> {
  const thread = await change(
    tx,
    acting,
    isDone
      ? sql`state = 'done', waiting_since = null, snoozed_until = null`
      : sql`state = 'waiting', waiting_since = coalesce(waiting_since, ${now}), snoozed_until = null`,
  );
  if (isDone) await endWait(tx, { ...acting, at: now, how: 'done' });
  return thread;
}

/** Hides a thread until a time. Throws NOT_FOUND, and BAD_SPAN for a time that is past or over a year away. */
export function snoozeThread(
  tx: Tx,
  acting: Acting,
  { until, now }: { until: Date; now: Date },
): Promise<Thread> {
  const aheadMs = until.getTime() - now.getTime();
  if (aheadMs <= 0 || aheadMs > LONGEST_SNOOZE_MS) throw new AppError('BAD_SPAN', { field: 'until' });
  return change(tx, acting, sql`state = 'snoozed', snoozed_until = ${until}`);
}

/**
 * Makes somebody responsible for a thread. Throws NOT_FOUND, also for somebody who does not belong to the team.
 */
export async function assignThread(tx: Tx, acting: Acting, assigneeId: string | null): Promise<Thread> {
  if (assigneeId !== null && assigneeId !== OWNER_ID) await requireMember(tx, acting.shopId, assigneeId);
  return change(tx, acting, sql`assignee_id = ${assigneeId}`);
}

async function requireMember(tx: Tx, shopId: number, userId: string): Promise<void> {
  const member = await tx
    .selectFrom('memberships')
    .select('role')
    .where('shop_id', '=', shopId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!member) throw new AppError('NOT_FOUND', { field: 'memberId' });
}

async function change(tx: Tx, acting: Acting, set: RawBuilder<unknown>): Promise<Thread> {
  const { shopId, subscriberId } = acting;
  await sql`update inbox_threads set ${set} where shop_id = ${shopId} and subscriber_id = ${subscriberId}`.execute(
    tx,
  );
  const thread = await findThread(tx, acting);
  if (!thread) throw new AppError('NOT_FOUND', { field: 'subscriberId' });
  return thread;
}

/** Wakes some snoozed threads whose time has come; they wait for us again. Returns whether there were any. */
export async function wakeThreads(tx: Tx, now: Date): Promise<boolean> {
  const { rows } = await sql`
    with due as (
      select shop_id, subscriber_id from inbox_threads
      where state = 'snoozed' and snoozed_until <= ${now} order by snoozed_until limit 100 for update skip locked
    )
    update inbox_threads t set state = 'waiting', waiting_since = coalesce(t.waiting_since, t.snoozed_until),
      snoozed_until = null
    from due d where t.shop_id = d.shop_id and t.subscriber_id = d.subscriber_id returning t.shop_id`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Whether a snoozed thread is to be woken. */
export function sleepersDue(now: Date): RawBuilder<boolean> {
  return sql`exists (select from inbox_threads where state = 'snoozed' and snoozed_until <= ${now})`;
}
