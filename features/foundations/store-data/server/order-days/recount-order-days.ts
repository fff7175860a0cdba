import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';

/**
 * Counts the orders of a shop's days from their rows, corrects the stored counts, and returns the exact differences.
 */
export async function recountOrderDays(tx: Tx, shopId: number): Promise<string[]> {
  const { rows } = await sql<{ day: string; kept: number; counted: number }>`
    with kept as (
      select utc_day, sum(orders)::bigint as kept from order_days where shop_id = ${shopId} group by utc_day
    ),
    counted as (
      select (store_created_at at time zone 'UTC')::date as utc_day, count(*) as counted
      from orders where shop_id = ${shopId} group by 1
    ),
    different as (
      select utc_day, coalesce(kept, 0) as kept, coalesce(counted, 0) as counted
      from kept full join counted using (utc_day) where coalesce(kept, 0) <> coalesce(counted, 0)
    ),
    mended as (
      insert into order_days (shop_id, utc_day, orders) select ${shopId}, utc_day, counted - kept from different
    )
    select utc_day::text as day, kept, counted from different order by utc_day`.execute(tx);
  return rows.map(({ day, kept, counted }) => `${day} UTC: orders ${kept} kept, ${counted} counted`);
}
