import { sql } from 'kysely';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import { shopDay } from '#platform/clock/shop-day.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import type { getAttribution } from '../../contract/attribution-calls.ts';
import { USUAL_WINDOWS } from '../../contract/attribution.ts';
import { spanOf } from '../../rules/span.ts';
import { totalsOf } from '../../rules/totals.ts';
import { readSources } from '../dashboard/rollup-queries.ts';
import { findSettings, findWindows } from './attribution-queries.ts';

/** A shop's windows, and what reads add to clicks and codes, side by side. */
export async function readAttribution(
  ctx: Pick<Context, 'clock' | 'settings'>,
  tx: Tx,
  shopId: number,
): Promise<ResponseOf<typeof getAttribution>> {
  const { currency, time_zone: timeZone } = await getShop(tx, shopId);
  const settings = await findSettings(tx, shopId);
  const recountedTo = settings?.recounted_to ?? null;
  const month = spanOf({}, shopDay(ctx.clock.now(), timeZone), null);
  const read = month && (await readSources(tx, { shopId, channel: 'All' }, { ...month, before: null }));
  const totals = totalsOf(read?.sources ?? []);
  return {
    windows: await findWindows(tx, shopId),
    usual: USUAL_WINDOWS,
    isRecounting: recountedTo !== null,
    recount: recountedTo === null ? null : await countRecounted(tx, shopId, recountedTo),
    currencyCode: currency,
    hasPlans: !ctx.settings.arePlansOff,
    clickOnly: { orders: totals.clickOrders, revenueMinor: totals.clickRevenueMinor },
    clickAndRead: { orders: totals.orders, revenueMinor: totals.revenueMinor },
  };
}

/** Orders are recounted in the order of their ids. */
async function countRecounted(
  tx: Tx,
  shopId: number,
  recountedTo: string,
): Promise<{ done: number; of: number }> {
  const { rows } = await sql<{ done: number; of: number }>`
    select count(*) filter (where order_id <= ${recountedTo})::bigint as done, count(*)::bigint as of
    from orders where shop_id = ${shopId}`.execute(tx);
  return rows[0] ?? { done: 0, of: 0 };
}
