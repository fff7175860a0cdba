import { sql } from 'kysely';
import type { Source } from '#features/messaging/contract/source.ts';
import { getShop } from '#features/store-data/server/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { shopDay } from '#platform/clock/shop-day.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { getDashboard, type ChannelAnalytics } from '../contract/dashboard-calls.ts';
import { summariseDays, type DayCounts } from '../rules/summarise-days.ts';
import { inShares } from './list-source-counts.ts';

export function registerDashboardRoutes(bind: CallBinder, ctx: Context): void {
  bind.merchant(getDashboard, ({ session, query }) =>
    inShop(ctx.db, session.shopId, async (tx) => {
      const shop = await getShop(tx, session.shopId);
      const today = shopDay(ctx.clock.now(), shop.time_zone);
      const channel = (id: Channel) => channelAnalytics(tx, session.shopId, id, today);
      return {
        currencyCode: shop.currency,
        ...(query.channel !== 'FB' && { WA: await channel('WA') }),
        ...(query.channel !== 'WA' && { FB: await channel('FB') }),
      };
    }),
  );
}

async function channelAnalytics(
  tx: Tx,
  shopId: number,
  channel: Channel,
  today: string,
): Promise<ChannelAnalytics> {
  const { rows: days } = await sql<DayCounts>`
    select day, sum(sent)::bigint as sent, sum(delivered)::bigint as delivered, sum(read)::bigint as read,
      sum(clicked)::bigint as clicked, sum(failed)::bigint as failed, sum(orders)::bigint as orders,
      sum(revenue_minor)::bigint as "revenueMinor", sum(opt_ins)::bigint as "optIns", sum(impressions)::bigint as impressions
    from daily_rollups where shop_id = ${shopId} and channel = ${channel}
    group by day`.execute(tx);
  const subscribers = await tx
    .selectFrom('subscribers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('shop_id', '=', shopId)
    .where('channel', '=', channel)
    .where('has_marketing_consent', '=', true)
    .executeTakeFirstOrThrow();
  return summariseDays(days, today, subscribers.count);
}

/**
 * What a source sent and earned, all time; all of its type where no one of them is named. Read and CTR in percent of
 * delivered.
 */
export async function sourceCounts(tx: Tx, shopId: number, channel: Channel, { kind, type, id }: Source) {
  const { rows } = await sql<Parameters<typeof inShares>[0]>`
    select coalesce(sum(sent), 0)::bigint as sent, coalesce(sum(delivered), 0)::bigint as delivered,
      coalesce(sum(read), 0)::bigint as read, coalesce(sum(clicked), 0)::bigint as clicked,
      coalesce(sum(failed), 0)::bigint as failed, coalesce(sum(revenue_minor), 0)::bigint as "revenueMinor"
    from daily_rollups where shop_id = ${shopId} and channel = ${channel} and source_kind = ${kind} and source_type = ${type}
      and (${id}::uuid is null or source_id = ${id})`.execute(tx);
  const counted = rows[0] ?? { sent: 0, delivered: 0, read: 0, clicked: 0, failed: 0, revenueMinor: 0 };
  return inShares(counted);
}
