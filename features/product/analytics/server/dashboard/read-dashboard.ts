import { sql } from 'kysely';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import { readReachableTallies } from '#features/foundations/subscribers/server/tallies-api.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { shopDay } from '#platform/clock/shop-day.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { QueryOf, ResponseOf } from '#platform/http/call.ts';
import type { ChannelAnalytics, getDashboard } from '../../contract/dashboard-calls.ts';
import { summariseDays, type DayCounts } from '../../rules/summarise-days.ts';

/** Returns the results of each requested channel in each period. */
export async function readDashboard(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  shopId: number,
  asked: QueryOf<typeof getDashboard>['channel'],
): Promise<ResponseOf<typeof getDashboard>> {
  const shop = await getShop(tx, shopId);
  const today = shopDay(clock.now(), shop.time_zone);
  const tallies = await readReachableTallies(tx, shopId);
  const channel = (id: Channel) =>
    channelAnalytics(tx, shopId, id, {
      today,
      currency: shop.currency,
      totalSubscribers: tallies[id].subscribed,
    });
  return {
    currencyCode: shop.currency,
    ...(asked !== 'FB' && { WA: await channel('WA') }),
    ...(asked !== 'WA' && { FB: await channel('FB') }),
  };
}

async function channelAnalytics(
  tx: Tx,
  shopId: number,
  channel: Channel,
  facts: { today: string; currency: string; totalSubscribers: number },
): Promise<ChannelAnalytics> {
  const { rows: days } = await sql<DayCounts>`
    select day, sum(sent)::bigint as sent, sum(delivered)::bigint as delivered, sum(read)::bigint as read,
      sum(clicked)::bigint as clicked, sum(failed)::bigint as failed, sum(orders)::bigint as orders,
      sum(revenue_minor)::bigint as "revenueMinor", sum(opt_ins)::bigint as "optIns", sum(impressions)::bigint as impressions
    from daily_rollups where shop_id = ${shopId} and channel = ${channel}
    group by day`.execute(tx);
  return summariseDays(days, facts);
}
