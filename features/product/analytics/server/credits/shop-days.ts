import { sql } from 'kysely';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import { shopDay } from '#platform/clock/shop-day.ts';
import type { Tx } from '#platform/database/database.ts';

/** The shop's days of moments, each in the time zone that it had then. */
export async function daysOf(
  tx: Tx,
  shopId: number,
  moments: readonly Date[],
): Promise<(moment: Date) => string> {
  const { time_zone: timeZone, time_zone_since: since } = await getShop(tx, shopId);
  const old = since ? moments.filter((moment) => moment < since) : [];
  const { rows } =
    old.length === 0
      ? { rows: [] }
      : await sql<{ at: Date; day: string }>`
          select g.at, shop_day(s, g.at)::text as day
          from unnest(${old.map((moment) => moment.toISOString())}::timestamptz[]) as g(at)
          join shops s on s.shop_id = ${shopId}`.execute(tx);
  const before = new Map(rows.map(({ at, day }) => [at.getTime(), day]));
  return (moment) => before.get(moment.getTime()) ?? shopDay(moment, timeZone);
}
