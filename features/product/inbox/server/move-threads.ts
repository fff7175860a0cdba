import { sql } from 'kysely';
import type { SubscriberMove } from '#features/foundations/subscribers/contract/subscriber-events.ts';
import type { Tx } from '#platform/database/database.ts';
import { mergeThreads, type MergedThread } from '../rules/merge-threads.ts';
import { moveWaits } from './waits.ts';

/** Moves a person's thread, waits, notes and read marks to the row that stays after a merge. */
export async function moveThreads(tx: Tx, move: SubscriberMove): Promise<void> {
  const { shopId, fromId, toId } = move;
  await moveThread(tx, move);
  await moveWaits(tx, move);
  await tx
    .updateTable('inbox_notes')
    .set({ subscriber_id: toId })
    .where('shop_id', '=', shopId)
    .where('subscriber_id', '=', fromId)
    .execute();
  // A person who has not read one of the two threads has not read the merged one.
  await sql`
    with moved as (
      delete from inbox_reads where shop_id = ${shopId} and subscriber_id = ${fromId} returning member_id, read_at
    )
    insert into inbox_reads as r (shop_id, subscriber_id, member_id, read_at)
    select ${shopId}, ${toId}, member_id, read_at from moved
    on conflict (shop_id, subscriber_id, member_id) do update set read_at = least(r.read_at, excluded.read_at)`.execute(
    tx,
  );
}

async function moveThread(tx: Tx, { shopId, fromId, toId }: SubscriberMove): Promise<void> {
  const former = await findThread(tx, shopId, fromId);
  if (!former) return;
  const lasting = await findThread(tx, shopId, toId);
  const merged = lasting ? mergeThreads(lasting, former) : former;
  const row = { ...former, ...merged, subscriber_id: toId };
  await tx
    .insertInto('inbox_threads')
    .values({ ...row, shop_id: shopId })
    .onConflict((conflict) => conflict.columns(['shop_id', 'subscriber_id']).doUpdateSet(merged))
    .execute();
  await tx
    .deleteFrom('inbox_threads')
    .where('shop_id', '=', shopId)
    .where('subscriber_id', '=', fromId)
    .execute();
}

async function findThread(
  tx: Tx,
  shopId: number,
  subscriberId: string,
): Promise<(MergedThread & { channel: string }) | undefined> {
  const row = await tx
    .selectFrom('inbox_threads')
    .select(['channel', 'state', 'waiting_since', 'snoozed_until', 'last_question_at', 'last_message_at'])
    .select(['excerpt', 'last_kind', 'last_from', 'assignee_id'])
    .where('shop_id', '=', shopId)
    .where('subscriber_id', '=', subscriberId)
    .forUpdate()
    .executeTakeFirst();
  return row as (MergedThread & { channel: string }) | undefined;
}
