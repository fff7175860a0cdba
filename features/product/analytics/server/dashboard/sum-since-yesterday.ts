import { getShop } from '#features/foundations/store-data/server/index.ts';
import { addDays, shopDay } from '#platform/clock/shop-day.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { totalsOf } from '../../rules/totals.ts';
import { readSources, type Read } from './rollup-queries.ts';

/** Sums the messages, clicks, orders and revenue of yesterday and today so far, by the shop's days. */
export async function sumSinceYesterday(ctx: Pick<Context, 'clock'>, tx: Tx, whose: Read) {
  const { time_zone: timeZone } = await getShop(tx, whose.shopId);
  const today = shopDay(ctx.clock.now(), timeZone);
  const days = { from: addDays(today, -1), to: today, before: null };
  const { sources } = await readSources(tx, whose, days);
  const { sent, read, clicked, orders, revenueMinor } = totalsOf(sources);
  return { sent, read, clicked, orders, revenueMinor };
}
