import { sql, type RawBuilder } from 'kysely';
import * as z from 'zod';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { defineJob, type Job } from '#platform/jobs/jobs.ts';

const SETTLE_SENDING = 'messaging.settle-sending';
const CHUNK = 10_000;
const CHUNKS_IN_RUN = 5;
const Sending = z.object({ shopId: z.number().int(), sendingId: z.uuid() });

/** A sending of many messages, such as a broadcast. */
export type Sending = z.infer<typeof Sending>;

type Ctx = Pick<Context, 'clock' | 'jobs'>;

/**
 * Pauses, continues or cancels a sending. From the commit on, the gate holds back the rest of a paused one, and drops the
 * rest of a cancelled one for good: a cancelled one stays cancelled. Messages that are already at the provider continue.
 */
export async function changeSending(
  ctx: Ctx,
  tx: Tx,
  sending: Sending,
  state: 'running' | 'paused' | 'cancelled',
): Promise<void> {
  await tx
    .updateTable('sendings')
    .set({ state, changed_at: ctx.clock.now() })
    .where('shop_id', '=', sending.shopId)
    .where('sending_id', '=', sending.sendingId)
    .where('state', '!=', 'cancelled')
    .execute();
  await ctx.jobs.enqueue(tx, SETTLE_SENDING, sending);
}

/**
 * Updates the queue to the merchant's latest choice: a million messages are paused, resumed or dropped in chunks, while
 * the gate already follows the choice. Safe to repeat, and to run beside a later change.
 */
export function settleSendingJob(ctx: Pick<Context, 'db' | 'clock' | 'jobs'>, chunk = CHUNK): Job {
  return defineJob({
    name: SETTLE_SENDING,
    payload: Sending,
    timeoutSeconds: 600,
    run: async (sending) => {
      const settle = async (locked: 'skip' | 'wait') => {
        const how = { chunk, locked, now: ctx.clock.now() };
        return ctx.db.transaction().execute((tx) => settleChunk(tx, sending, how));
      };
      for (let chunks = 0; chunks < CHUNKS_IN_RUN; chunks += 1) {
        if ((await settle('skip')) === chunk) continue;
        // A paused row that was locked meanwhile would stay where it is, because nothing else moves it.
        while ((await settle('wait')) === chunk);
        return;
      }
      // Behind the waiting sendings of other shops.
      await ctx.db.transaction().execute((tx) => ctx.jobs.enqueue(tx, SETTLE_SENDING, sending));
    },
  });
}

interface How {
  /** The most rows to move. */
  chunk: number;
  /** Whether rows that others have locked are skipped or waited for. */
  locked: 'skip' | 'wait';
  now: Date;
}

/** Returns how many rows of the outbox were moved or removed. */
async function settleChunk(tx: Tx, sendingOf: Sending, how: How): Promise<number> {
  const { shopId, sendingId } = sendingOf;
  const sending = await tx
    .selectFrom('sendings')
    .select('state')
    .where('shop_id', '=', shopId)
    .where('sending_id', '=', sendingId)
    // Locked until this chunk is moved: a change of mind comes before it or after it.
    .forShare()
    .executeTakeFirst();
  if (sending?.state === 'cancelled') return drop(tx, sendingOf, how);
  return sending?.state === 'paused' ? holdMessages(tx, sendingOf, how) : takeUp(tx, sendingOf, how);
}

/** Everybody who waits for locks takes them in one order. Sorting a million rows for each chunk would cost too much. */
function lockChunk({ chunk, locked }: How): RawBuilder<unknown> {
  return locked === 'skip'
    ? sql`limit ${chunk} for update skip locked`
    : sql`order by message_id limit ${chunk} for update`;
}

async function holdMessages(tx: Tx, { shopId, sendingId }: Sending, how: How): Promise<number> {
  const { numAffectedRows } = await sql`
    update outbox o set state = 'paused'
    from (
      select shop_id, message_id from outbox
      where shop_id = ${shopId} and sending_id = ${sendingId} and state = 'queued'
      ${lockChunk(how)}
    ) piece
    where o.shop_id = piece.shop_id and o.message_id = piece.message_id`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Messages that the gate held back meanwhile, for a minute each, continue immediately as well. */
async function takeUp(tx: Tx, { shopId, sendingId }: Sending, how: How): Promise<number> {
  const { numAffectedRows } = await sql`
    update outbox o set state = 'queued', reason = nullif(o.reason, 'paused'),
      due_at = case when o.reason = 'paused' then least(o.due_at, ${how.now}) else o.due_at end
    from (
      select shop_id, message_id from outbox
      where shop_id = ${shopId} and sending_id = ${sendingId}
        and (state = 'paused' or state = 'queued' and reason = 'paused')
      ${lockChunk(how)}
    ) piece
    where o.shop_id = piece.shop_id and o.message_id = piece.message_id`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** A message that a receipt moved on leaves the outbox as well, but keeps its state. */
async function drop(tx: Tx, { shopId, sendingId }: Sending, how: How): Promise<number> {
  const { rows } = await sql<{ gone: number }>`
    with gone as (
      delete from outbox o using (
        select shop_id, message_id from outbox
        where shop_id = ${shopId} and sending_id = ${sendingId} and state in ('queued', 'awaiting_code', 'paused')
        ${lockChunk(how)}
      ) piece
      where o.shop_id = piece.shop_id and o.message_id = piece.message_id
      returning o.shop_id, o.message_id, o.created_at
    ), skipped as (
      update messages m set state = 'skipped', verdict = coalesce(m.verdict, '{}') ||
        jsonb_build_object('verdict', 'skip', 'reason', 'cancelled', 'at', ${how.now}::timestamptz)
      from gone g
      where m.shop_id = g.shop_id and m.message_id = g.message_id and m.created_at = g.created_at and m.state = 'queued'
    )
    select count(*)::int as gone from gone`.execute(tx);
  return rows[0]?.gone ?? 0;
}
