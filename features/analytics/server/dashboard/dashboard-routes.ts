import { sql } from 'kysely';
import type { FindSourceNames } from '#features/messaging/server/index.ts';
import { getShop } from '#features/store-data/server/index.ts';
import { readTallies } from '#features/subscribers/server/index.ts';
import type { Channel } from '#platform/channel/channel.ts';
import { shopDay } from '#platform/clock/shop-day.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { getAttribution, setAttribution } from '../../contract/attribution-calls.ts';
import { listCreditedOrders } from '../../contract/credited-order-calls.ts';
import { getDashboard, type ChannelAnalytics } from '../../contract/dashboard-calls.ts';
import { explainOrder, getOrderTotals, listOrders } from '../../contract/order-calls.ts';
import { getOverview } from '../../contract/overview-calls.ts';
import { summariseDays, type DayCounts } from '../../rules/summarise-days.ts';
import { changeWindows } from '../attribution/change-windows.ts';
import { readAttribution } from '../attribution/read-attribution.ts';
import { readOrderCredit } from '../orders/read-order-credit.ts';
import { readOrderTotals } from '../orders/read-order-totals.ts';
import { readOrders } from '../orders/read-orders.ts';
import { readCreditedOrders } from './read-credited-orders.ts';
import { readOverview } from './read-overview.ts';

/** What the dashboards, and the settings of their numbers, ask for. */
export function registerDashboardRoutes(bind: CallBinder, ctx: Context, findNames: FindSourceNames): void {
  bind.merchant(getDashboard, ({ session: { shopId }, query }) =>
    ctx.reader.inShop(shopId, async (tx) => {
      const shop = await getShop(tx, shopId);
      const today = shopDay(ctx.clock.now(), shop.time_zone);
      const tallies = await readTallies(tx, shopId);
      const channel = (id: Channel) => channelAnalytics(tx, shopId, id, today, tallies[id].subscribed);
      return {
        currencyCode: shop.currency,
        ...(query.channel !== 'FB' && { WA: await channel('WA') }),
        ...(query.channel !== 'WA' && { FB: await channel('FB') }),
      };
    }),
  );
  bind.merchant(getOverview, ({ session: { shopId }, query }) =>
    ctx.reader.inShop(shopId, (tx) => readOverview(ctx, tx, shopId, query)),
  );
  bind.merchant(listCreditedOrders, ({ session: { shopId }, query }) =>
    ctx.reader.inShop(shopId, (tx) => readCreditedOrders({ clock: ctx.clock, findNames }, tx, shopId, query)),
  );
  registerOrders(bind, ctx, findNames);
  bind.merchant(getAttribution, ({ session: { shopId } }) =>
    inShop(ctx.db, shopId, (tx) => readAttribution(ctx, tx, shopId)),
  );
  bind.merchant(setAttribution, ({ session, body }) => changeWindows(ctx, session.shopId, body.windows));
}

function registerOrders(bind: CallBinder, ctx: Context, findNames: FindSourceNames): void {
  bind.merchant(listOrders, ({ session: { shopId }, query }) =>
    inShop(ctx.db, shopId, (tx) => readOrders({ clock: ctx.clock, findNames }, tx, shopId, query)),
  );
  bind.merchant(getOrderTotals, ({ session: { shopId }, query }) =>
    inShop(ctx.db, shopId, (tx) => readOrderTotals(ctx, tx, shopId, query)),
  );
  bind.merchant(explainOrder, ({ session: { shopId }, query }) =>
    inShop(ctx.db, shopId, (tx) => readOrderCredit(tx, { shopId, findNames }, query.orderId)),
  );
}

async function channelAnalytics(
  tx: Tx,
  shopId: number,
  channel: Channel,
  today: string,
  subscribers: number,
): Promise<ChannelAnalytics> {
  const { rows: days } = await sql<DayCounts>`
    select day, sum(sent)::bigint as sent, sum(delivered)::bigint as delivered, sum(read)::bigint as read,
      sum(clicked)::bigint as clicked, sum(failed)::bigint as failed, sum(orders)::bigint as orders,
      sum(revenue_minor)::bigint as "revenueMinor", sum(opt_ins)::bigint as "optIns", sum(impressions)::bigint as impressions
    from daily_rollups where shop_id = ${shopId} and channel = ${channel}
    group by day`.execute(tx);
  return summariseDays(days, today, subscribers);
}
