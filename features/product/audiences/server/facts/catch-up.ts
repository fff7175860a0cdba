import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { applyMessages } from './apply-messages.ts';
import { applyPeople } from './apply-people.ts';

/**
 * The maximum number of facts for one batch, or one note with more. Larger batches are no faster, and lock the shop's
 * row for longer.
 */
const BATCH = 5000;
/** The maximum for a request that a person waits for. The rest follows automatically. */
export const MOST_PER_POLL = BATCH;

/**
 * Applies a shop's committed changes in the caller's transaction: all of them, or about as many as `most`. Others who
 * do the same for this shop wait until the transaction ends. Returns the number of applied changes.
 */
export async function catchUp(
  _ctx: Pick<Context, 'clock'>,
  tx: Tx,
  shopId: number,
  { most = Number.MAX_SAFE_INTEGER }: { most?: number } = {},
): Promise<number> {
  const hasBits = await holdShop(tx, shopId);
  let applied = 0;
  while (applied < most) {
    const batch = await applyBatch(tx, shopId, hasBits);
    applied += batch;
    if (batch < BATCH) break;
  }
  return applied;
}

async function applyBatch(tx: Tx, shopId: number, hasBits: boolean): Promise<number> {
  const { rows } = await sql<{ count: number; up_to: number | null }>`
    select coalesce(sum(size), 0)::int as count, max(change_no) as up_to from (
      select change_no, size, sum(size) over (order by change_no) as reported from (
        select change_no, coalesce(cardinality(subscriber_ids), 1) as size
        from audience_changes where shop_id = ${shopId} order by change_no limit ${BATCH}
      ) c
    ) c where reported - size < ${BATCH}`.execute(tx);
  const { count = 0, up_to: upTo = null } = rows[0] ?? {};
  if (upTo === null) return 0;
  await applyPeople(tx, shopId, { upTo, hasBits });
  await applyMessages(tx, shopId, { upTo, hasBits });
  await forgetSets(tx, shopId, upTo);
  if (count < BATCH) await forgetRecounts(tx, shopId, upTo);
  return count;
}

/** Locks the shop, and returns whether it has bits that have to be marked. */
async function holdShop(tx: Tx, shopId: number): Promise<boolean> {
  await tx
    .insertInto('audience_shops')
    .values({ shop_id: shopId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const held = await tx
    .selectFrom('audience_shops')
    .select('bits_width')
    .where('shop_id', '=', shopId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return held.bits_width !== null;
}

/** Deletes recounts that no waiting note needs any more. */
async function forgetRecounts(tx: Tx, shopId: number, upTo: number): Promise<void> {
  await tx
    .deleteFrom('audience_recounts')
    .where('shop_id', '=', shopId)
    .where('counted_to', '<', upTo)
    .execute();
}

/** Deletes sets that changed as a whole. They are made again at the next request. */
async function forgetSets(tx: Tx, shopId: number, upTo: number): Promise<void> {
  await sql`
    with taken as (
      delete from audience_changes where shop_id = ${shopId} and change_no <= ${upTo} and kind = 'set' returning set_name
    )
    delete from audience_bits b using (select distinct set_name from taken) t
    where b.shop_id = ${shopId} and starts_with(b.bits_key, t.set_name || ':')`.execute(tx);
}
