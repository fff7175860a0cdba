import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#platform/database/database.ts';

/** Days of a time zone, from the first to the last, both included. */
interface PlacedOn {
  from: string;
  to: string;
  zone: string;
}

/** How many orders of a shop were placed on some days, or in total: exactly what a count of its orders gives. */
export async function countPlaced(tx: Tx, shopId: number, days: PlacedOn | null): Promise<number> {
  const counts = days ? ofDays(shopId, days) : [storedOf(shopId, sql`true`)];
  const { rows } = await sql<{ placed: number }>`
    select (${sql.join(counts, sql` + `)})::bigint as placed`.execute(tx);
  return rows[0]?.placed ?? 0;
}

/** Whole UTC days come from stored counts; the days at either end are counted from the orders. */
function ofDays(shopId: number, { from, to, zone }: PlacedOn): RawBuilder<unknown>[] {
  const start = sql`(${from}::date::timestamp at time zone ${zone})`;
  const end = sql`((${to}::date + 1)::timestamp at time zone ${zone})`;
  const firstWhole = sql`date_trunc('day', ${start} at time zone 'UTC' + interval '1 day' - interval '1 microsecond')`;
  const afterWhole = sql`greatest(${firstWhole}, date_trunc('day', ${end} at time zone 'UTC'))`;
  const orders = (moments: RawBuilder<unknown>) =>
    sql`(select count(*) from orders where shop_id = ${shopId} and ${moments})`;
  return [
    orders(sql`store_created_at >= ${start}
      and store_created_at < least(${end}, ${firstWhole} at time zone 'UTC')`),
    storedOf(shopId, sql`utc_day >= ${firstWhole}::date and utc_day < ${afterWhole}::date`),
    orders(sql`store_created_at >= ${afterWhole} at time zone 'UTC' and store_created_at < ${end}`),
  ];
}

function storedOf(shopId: number, days: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select coalesce(sum(orders), 0) from order_days where shop_id = ${shopId} and ${days})`;
}
