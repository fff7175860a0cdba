import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { LateChoice, SendingPause } from '../../contract/pause-calls.ts';

type Clock = Pick<Context, 'clock'>;

/** Above this, no exact number is needed, and a large broadcast must not slow the page down. */
const MOST_COUNTED = 100_000;
/** The states of messages that a pause holds. `paused` messages wait for their own broadcast. */
const HELD_STATES = sql`o.state in ('queued', 'awaiting_code', 'following')`;

export async function isAllSendingPaused(tx: Tx, shopId: number): Promise<boolean> {
  const { rows } = await sql`select from sending_pauses where shop_id = ${shopId}`.execute(tx);
  return rows.length > 0;
}

/** Returns whether a shop has paused all sending, and how many messages that holds. */
export async function findSendingPause({ clock }: Clock, tx: Tx, shopId: number): Promise<SendingPause> {
  const row = await tx
    .selectFrom('sending_pauses')
    .select('paused_at')
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  if (!row) return { pausedAt: null, held: 0, late: 0 };
  const now = clock.now();
  const { rows } = await sql<{ held: number; late: number }>`
    select count(*)::int as held, count(*) filter (where expires_at < ${now})::int as late from (
      select o.expires_at from outbox o
      where o.shop_id = ${shopId} and ${HELD_STATES} and o.due_at <= ${now} limit ${MOST_COUNTED}
    ) o`.execute(tx);
  const { held = 0, late = 0 } = rows[0] ?? {};
  return { pausedAt: row.paused_at.toISOString(), held, late };
}

/**
 * Pauses all sending in a shop, from the next claim on. Messages that a worker has claimed already may still go out in
 * the next moments. A pause that is on stays as it is.
 */
export async function pauseAllSending(ctx: Clock, tx: Tx, shopId: number): Promise<SendingPause> {
  await tx
    .insertInto('sending_pauses')
    .values({ shop_id: shopId, paused_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.column('shop_id').doNothing())
    .execute();
  return findSendingPause(ctx, tx, shopId);
}

/**
 * Ends the pause of a shop; does nothing if there is none. With `send`, messages that have expired get as much time
 * more as the pause was long. With `drop`, the gate drops them as expired.
 */
export async function resumeAllSending(
  ctx: Clock,
  tx: Tx,
  shopId: number,
  late: LateChoice,
): Promise<SendingPause> {
  const ended = await tx
    .deleteFrom('sending_pauses')
    .where('shop_id', '=', shopId)
    .returning('paused_at')
    .executeTakeFirst();
  const now = ctx.clock.now();
  if (ended && late === 'send') await giveMoreTime(tx, { shopId, pausedAt: ended.paused_at, now });
  return findSendingPause(ctx, tx, shopId);
}

/**
 * Extends messages that expired during the pause, also those of a broadcast that are not written yet. What had expired
 * before stays expired, and an away message is useless later.
 */
async function giveMoreTime(
  tx: Tx,
  { shopId, pausedAt, now }: { shopId: number; pausedAt: Date; now: Date },
): Promise<void> {
  const more = sql`(${now}::timestamptz - ${pausedAt}::timestamptz)`;
  const expired = sql`expires_at < ${now} and expires_at >= ${pausedAt}`;
  await sql`
    update outbox o set expires_at = o.expires_at + ${more}
    where o.shop_id = ${shopId} and ${HELD_STATES} and o.due_at <= ${now} and ${expired}
      and not exists (select from messages m where m.shop_id = o.shop_id and m.message_id = o.message_id
        and m.created_at = o.created_at and m.source_kind = 'service' and m.source_type = 'awayMessage')`.execute(
    tx,
  );
  await sql`
    update sendings set expires_at = expires_at + ${more}
    where shop_id = ${shopId} and not is_expanded and state = 'running' and ${expired}`.execute(tx);
}
