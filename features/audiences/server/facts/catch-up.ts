import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { applyMessages } from './apply-messages.ts';
import { applyPeople } from './apply-people.ts';

/** Larger batches are no faster, and hold the shop's row for longer. */
const BATCH = 5000;
/** What a person who looks waits for; the rest follows by itself. */
export const MOST_OF_A_LOOK = BATCH;

/**
 * Brings a shop's facts up to what was committed by now, in the caller's transaction: all of it, or about as much as
 * `most` says. Whoever else does the same for this shop waits until the transaction ends. Returns how many changes were
 * applied.
 */
export async function catchUp(
  _ctx: Pick<Context, 'clock'>,
  tx: Tx,
  shopId: number,
  { most = Number.MAX_SAFE_INTEGER }: { most?: number } = {},
): Promise<number> {
  await holdShop(tx, shopId);
  let applied = 0;
  while (applied < most) {
    const batch = await applyBatch(tx, shopId);
    applied += batch;
    if (batch < BATCH) break;
  }
  return applied;
}

async function applyBatch(tx: Tx, shopId: number): Promise<number> {
  const { rows } = await sql<{ count: number; up_to: number | null }>`
    select count(*)::int as count, max(change_no) as up_to from (
      select change_no from audience_changes where shop_id = ${shopId} order by change_no limit ${BATCH}
    ) c`.execute(tx);
  const { count = 0, up_to: upTo = null } = rows[0] ?? {};
  if (upTo === null) return 0;
  await applyPeople(tx, shopId, upTo);
  await applyMessages(tx, shopId, upTo);
  return count;
}

async function holdShop(tx: Tx, shopId: number): Promise<void> {
  await tx
    .insertInto('audience_shops')
    .values({ shop_id: shopId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx.selectFrom('audience_shops').select('shop_id').where('shop_id', '=', shopId).forUpdate().execute();
}
