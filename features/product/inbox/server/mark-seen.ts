import { sql } from 'kysely';
import { markReadOnPhone } from '#features/engine/conversations/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Acting } from './change-thread.ts';

/**
 * Notes that somebody of the team has seen a thread. The first one who opens a question also shows the shopper that it
 * was read.
 */
export async function markSeen(ctx: Pick<Context, 'clock'>, tx: Tx, acting: Acting): Promise<void> {
  const { shopId, memberId, subscriberId } = acting;
  const now = ctx.clock.now();
  const { rows } = await sql<{ is_first: boolean }>`
    select t.last_question_at is not null and not exists (
      select from inbox_reads r where r.shop_id = t.shop_id and r.subscriber_id = t.subscriber_id
        and r.read_at >= t.last_question_at) as is_first
    from inbox_threads t where t.shop_id = ${shopId} and t.subscriber_id = ${subscriberId}`.execute(tx);
  const [thread] = rows;
  if (!thread) return;
  await sql`
    insert into inbox_reads as r (shop_id, subscriber_id, member_id, read_at)
    values (${shopId}, ${subscriberId}, ${memberId}, ${now})
    on conflict (shop_id, subscriber_id, member_id) do update set read_at = greatest(r.read_at, excluded.read_at)`.execute(
    tx,
  );
  if (thread.is_first) await markReadOnPhone(ctx, tx, { shopId, subscriberId });
}
