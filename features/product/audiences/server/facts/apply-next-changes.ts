import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { catchUp } from './catch-up.ts';

/** The maximum for one shop before the others' turn. */
const MOST_A_TURN = 10_000;
/**
 * How long changes of a shop are collected before they are applied. Each turn has a fixed cost, and several changes of
 * one person are applied together. Counting or freezing an audience applies them earlier.
 */
const GATHER_MS = 5000;

/**
 * Applies changes of the shop whose last turn is longest ago, among those with changes that nobody else applies.
 * Returns whether there may be more. `gatherMs` is the minimum time since that turn.
 */
export async function applyNextChanges(
  ctx: Pick<Context, 'slowDb' | 'clock'>,
  gatherMs = GATHER_MS,
): Promise<boolean> {
  await addShops(ctx);
  return ctx.slowDb.transaction().execute(async (tx) => {
    const shopId = await takeNext(tx, gatherMs);
    if (shopId === null) return false;
    const isAll = (await catchUp(ctx, tx, shopId, { most: MOST_A_TURN })) < MOST_A_TURN;
    // A shop with more changes is due again, after the others.
    await sql`
      update audience_shops set looked_at = clock_timestamp() - make_interval(secs => ${isAll ? 0 : gatherMs / 1000})
      where shop_id = ${shopId}`.execute(tx);
    return true;
  });
}

async function addShops({ slowDb }: Pick<Context, 'slowDb'>): Promise<void> {
  await sql`
    insert into audience_shops (shop_id)
    select s.shop_id from shops s
    where not exists (select from audience_shops a where a.shop_id = s.shop_id)
      and exists (select from audience_changes c where c.shop_id = s.shop_id)
    on conflict do nothing`.execute(slowDb);
}

async function takeNext(tx: Tx, gatherMs: number): Promise<number | null> {
  const { rows } = await sql<{ shop_id: number }>`
    select a.shop_id from audience_shops a
    where a.looked_at <= clock_timestamp() - make_interval(secs => ${gatherMs / 1000}) and exists (select from audience_changes c where c.shop_id = a.shop_id)
    order by a.looked_at limit 1 for update skip locked`.execute(tx);
  return rows[0]?.shop_id ?? null;
}
