import { sql } from 'kysely';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import { countPlaced } from '#features/foundations/store-data/server/orders-api.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import type { getOrderTotals, OrderQuery } from '../../contract/order-calls.ts';
import type { Days } from '../../rules/span.ts';
import { filtered } from './find-page.ts';
import { daysAsked } from './read-orders.ts';

interface Sums {
  orders: number;
  revenueMinor: number;
  clickOrders: number;
  clickRevenueMinor: number;
}

/** The total of credited orders on the given days, from the daily figures, so that it equals the dashboards. */
export async function readOrderTotals(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  shopId: number,
  query: OrderQuery,
): Promise<ResponseOf<typeof getOrderTotals>> {
  const shop = await getShop(tx, shopId);
  const days = daysAsked(ctx, shop, query);
  const sums = await sumDays(tx, shopId, query, days);
  return {
    currencyCode: shop.currency,
    span: days,
    ...sidesOf(sums, query.credited),
    returnedMinor: query.credited === 'none' ? 0 : await sumReturned(tx, shopId, query, days),
    placedOrders: await countPlaced(tx, shopId, days && { ...days, zone: shop.time_zone }),
  };
}

async function sumDays(
  tx: Tx,
  shopId: number,
  { channel, sourceType, sourceId }: OrderQuery,
  days: Days | null,
): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select coalesce(sum(orders), 0)::bigint as orders, coalesce(sum(revenue_minor), 0)::bigint as "revenueMinor",
      coalesce(sum(click_orders), 0)::bigint as "clickOrders",
      coalesce(sum(click_revenue_minor), 0)::bigint as "clickRevenueMinor"
    from daily_rollups where shop_id = ${shopId} and ${on(days)}
      and ${channel === undefined ? sql`true` : sql`channel = ${channel}`}
      and ${sourceType === undefined ? sql`true` : sql`source_type = ${sourceType}`}
      and ${sourceId === undefined ? sql`true` : sql`source_id = ${sourceId}`}`.execute(tx);
  return rows[0] ?? { orders: 0, revenueMinor: 0, clickOrders: 0, clickRevenueMinor: 0 };
}

/** For the filter of the list: all credits, those by clicks and codes, those by reads alone, or none. */
function sidesOf(sums: Sums, credited: OrderQuery['credited']) {
  const all = { orders: sums.orders, revenueMinor: sums.revenueMinor };
  const byClicks = { orders: sums.clickOrders, revenueMinor: sums.clickRevenueMinor };
  const nothing = { orders: 0, revenueMinor: 0 };
  switch (credited) {
    case 'none':
      return { credited: nothing, byClicks: nothing };
    case 'clicks':
      return { credited: byClicks, byClicks };
    case 'reads':
      return {
        credited: {
          orders: all.orders - byClicks.orders,
          revenueMinor: all.revenueMinor - byClicks.revenueMinor,
        },
        byClicks: nothing,
      };
    case 'all':
    case 'credited':
    case undefined:
      return { credited: all, byClicks };
  }
}

/** The credited source is looked up only if not all credits are requested. */
async function sumReturned(tx: Tx, shopId: number, query: OrderQuery, days: Days | null): Promise<number> {
  const credits = isNarrowed(query)
    ? sql`and order_id in (
        select order_id from order_credits where shop_id = ${shopId} and returned_minor > 0 and ${filtered(query)})`
    : sql``;
  const { rows } = await sql<{ minor: number }>`
    select coalesce(-sum(amount_minor), 0)::bigint as minor from credit_lines
    where shop_id = ${shopId} and kind <> 'order' and kind <> 'edit' and ${on(days)} ${credits}`.execute(tx);
  return rows[0]?.minor ?? 0;
}

function isNarrowed({ credited, channel, sourceType, sourceId }: OrderQuery): boolean {
  return (
    credited === 'clicks' ||
    credited === 'reads' ||
    [channel, sourceType, sourceId].some((one) => one !== undefined)
  );
}

function on(days: Days | null) {
  return days ? sql`day between ${days.from}::date and ${days.to}::date` : sql`true`;
}
