import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { catchUp } from './catch-up.ts';

/** A turn of one shop; then the others have theirs. */
const MOST_A_TURN = 10_000;

/**
 * Applies changes of the shop whose turn was longest ago, of those that have any and that nobody is at. Returns whether
 * there may be more.
 */
export async function applyNextChanges(ctx: Pick<Context, 'slowDb' | 'clock'>): Promise<boolean> {
  await addShops(ctx);
  return ctx.slowDb.transaction().execute(async (tx) => {
    const shopId = await takeNext(tx);
    if (shopId === null) return false;
    await catchUp(ctx, tx, shopId, { most: MOST_A_TURN });
    await sql`update audience_shops set looked_at = clock_timestamp() where shop_id = ${shopId}`.execute(tx);
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

async function takeNext(tx: Tx): Promise<number | null> {
  const { rows } = await sql<{ shop_id: number }>`
    select a.shop_id from audience_shops a
    where exists (select from audience_changes c where c.shop_id = a.shop_id)
    order by a.looked_at limit 1 for update skip locked`.execute(tx);
  return rows[0]?.shop_id ?? null;
}

/** Whether anything changed of people that audiences ask for. */
export function audienceChangesDue(): RawBuilder<boolean> {
  return sql`exists (select from audience_changes)`;
}
