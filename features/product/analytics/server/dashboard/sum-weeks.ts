import { getShop } from '#features/foundations/store-data/server/index.ts';
import { addDays, shopDay } from '#platform/clock/shop-day.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Totals } from '../../contract/overview-calls.ts';
import { totalsOf } from '../../rules/totals.ts';
import { readSources } from './rollup-queries.ts';

/** Sums the messages, orders and net revenue of the last seven whole days of a shop, and the seven before. Today is left out, because it is not over. */
export async function sumWeeks(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  shopId: number,
): Promise<Record<'week' | 'before', Totals>> {
  const { time_zone: timeZone } = await getShop(tx, shopId);
  const today = shopDay(ctx.clock.now(), timeZone);
  const week = { from: addDays(today, -7), to: addDays(today, -1) };
  const span = { ...week, before: { from: addDays(today, -14), to: addDays(today, -8) } };
  const { sources, sourcesBefore } = await readSources(tx, { shopId, channel: 'All' }, span);
  return { week: totalsOf(sources), before: totalsOf(sourcesBefore) };
}
