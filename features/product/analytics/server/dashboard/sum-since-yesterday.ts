import { getShop } from '#features/foundations/store-data/server/index.ts';
import { addDays, shopDay } from '#platform/clock/shop-day.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { totalsOf } from '../../rules/totals.ts';
import { readSources, type Read } from './rollup-queries.ts';

type Clock = Pick<Context, 'clock'>;

/** Sums the messages, clicks, orders and revenue of yesterday and today so far, by the shop's days. */
export async function sumSinceYesterday(ctx: Clock, tx: Tx, whose: Read) {
  const today = await todayOf(ctx, tx, whose.shopId);
  return sumDays(tx, whose, { from: addDays(today, -1), to: today });
}

/** The same of today only. */
export async function sumToday(ctx: Clock, tx: Tx, whose: Read) {
  const today = await todayOf(ctx, tx, whose.shopId);
  return sumDays(tx, whose, { from: today, to: today });
}

async function todayOf({ clock }: Clock, tx: Tx, shopId: number) {
  const { time_zone: timeZone } = await getShop(tx, shopId);
  return shopDay(clock.now(), timeZone);
}

async function sumDays(tx: Tx, whose: Read, days: { from: string; to: string }) {
  const { sources } = await readSources(tx, whose, { ...days, before: null });
  const { sent, read, clicked, orders, revenueMinor } = totalsOf(sources);
  return { sent, read, clicked, orders, revenueMinor };
}
