import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { nextNight } from '../rules/next-night.ts';
import { COUNT_ORDERS } from './count-orders-job.ts';

const BATCH_SIZE = 20;

interface DueShop {
  shopId: number;
  timeZone: string;
  syncedAt: Date;
}

/**
 * Schedules the count of each shop's orders every night by its own clock, and after its sync. Returns whether there may
 * be more.
 */
export async function countNightly(ctx: Pick<Context, 'db' | 'clock' | 'jobs'>): Promise<boolean> {
  const now = ctx.clock.now();
  return ctx.db.transaction().execute(async (tx) => {
    const due = await findDue(tx, now);
    for (const shop of due) {
      const isTaken = await take(tx, shop, now);
      if (isTaken) await ctx.jobs.enqueue(tx, COUNT_ORDERS, { shopId: shop.shopId });
    }
    return due.length === BATCH_SIZE;
  });
}

async function findDue(tx: Tx, now: Date): Promise<DueShop[]> {
  const { rows } = await sql<DueShop>`
    select s.shop_id as "shopId", s.time_zone as "timeZone", s.synced_at as "syncedAt"
    from shops s left join recommendation_runs r on r.shop_id = s.shop_id
    where s.uninstalled_at is null and s.synced_at is not null
      and (r.due_at is null or r.due_at <= ${now} or r.synced_at is distinct from s.synced_at)
    order by s.shop_id limit ${sql.lit(BATCH_SIZE)}`.execute(tx);
  return rows;
}

/** Of two workers, one gets the shop. */
async function take(tx: Tx, { shopId, timeZone, syncedAt }: DueShop, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into recommendation_runs as r (shop_id, due_at, synced_at)
    values (${shopId}, ${nextNight(now, timeZone, shopId)}, ${syncedAt})
    on conflict (shop_id) do update set due_at = excluded.due_at, synced_at = excluded.synced_at
    where r.due_at <= ${now} or r.synced_at is distinct from excluded.synced_at
    returning r.shop_id`.execute(tx);
  return rows.length > 0;
}
