import { sql } from 'kysely';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import { addDays, shopDay } from '#platform/clock/shop-day.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Period } from '../../contract/number-calls.ts';
import type { DayStart } from '../../rules/numbers/summarise-waits.ts';

/** The days of a period in a shop, and the moments at which days start, including some just outside the period. */
interface PeriodDays {
  dates: string[];
  starts: DayStart[];
  /** When the first of the days started. */
  since: Date;
}

/** Returns the days of a period, the last one being today in the shop. */
export async function readDays(tx: Tx, shopId: number, period: Period, now: Date): Promise<PeriodDays> {
  const { time_zone: timeZone } = await getShop(tx, shopId);
  const today = shopDay(now, timeZone);
  const count = Number(period);
  const dates = Array.from({ length: count }, (_, nth) => addDays(today, nth - count + 1));
  const [from = '', to = ''] = [dates[0], dates.at(-1)];
  const starts = await readDayStarts(tx, shopId, { from, to });
  const firstStartS = starts.find(({ day }) => day >= from)?.fromS ?? 0;
  return { dates, starts, since: new Date(firstStartS * 1000) };
}

/**
 * Returns the moments at which the shop's day may change, each with the day that it is from then on: the midnights of
 * every time zone that the shop had in the period, and the changes of its zone.
 */
async function readDayStarts(
  tx: Tx,
  shopId: number,
  { from, to }: { from: string; to: string },
): Promise<DayStart[]> {
  const { rows } = await sql<{ from_s: number; day: string }>`
    with changes as (
      select until, time_zone from former_time_zones where shop_id = ${shopId} and until > ${addDays(from, -1)}::date
    ), zones as (
      select time_zone from shops where shop_id = ${shopId} union select time_zone from changes
    ), moments as (
      select day at time zone time_zone as at from zones,
        generate_series(${addDays(from, -1)}::timestamp, ${addDays(to, 1)}::timestamp, '1 day') as day
      union select until from changes
    )
    select ceil(date_part('epoch', at))::float8 as from_s, shop_day(s, at)::text as day
    from moments join shops s on s.shop_id = ${shopId} order by at`.execute(tx);
  return rows.map((row) => ({ fromS: row.from_s, day: row.day }));
}
