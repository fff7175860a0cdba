import type { FindSourceNames } from '#features/engine/messaging/server/index.ts';
import { getShop, type Shop } from '#features/foundations/store-data/server/index.ts';
import { shopDay } from '#platform/clock/shop-day.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { QueryOf, ResponseOf } from '#platform/http/call.ts';
import type { listOrders } from '../../contract/order-calls.ts';
import { ALL_TIME } from '../../contract/overview-calls.ts';
import { spanOf, type AskedDays, type Days } from '../../rules/span.ts';
import { describeOrders } from './describe-orders.ts';
import { findPage } from './find-page.ts';

/** Orders of a page. */
const USUAL_LIMIT = 50;

/** Orders that were placed, or had money movements, on the given days. */
export async function readOrders(
  ctx: Pick<Context, 'clock'> & { findNames: FindSourceNames },
  tx: Tx,
  shopId: number,
  query: QueryOf<typeof listOrders>,
): Promise<ResponseOf<typeof listOrders>> {
  const shop = await getShop(tx, shopId);
  const days = daysAsked(ctx, shop, query);
  const { currency, time_zone: zone } = shop;
  const { limit = USUAL_LIMIT } = query;
  const { orderIds, next } = await findPage(tx, {
    shopId,
    currency,
    zone,
    hasMoved: shop.time_zone_since !== null,
    days,
    query,
    limit,
  });
  return {
    currencyCode: currency,
    orders: await describeOrders(tx, { shopId, currency, days, findNames: ctx.findNames }, orderIds),
    next,
  };
}

/** The requested days; null for all time. Throws BAD_SPAN. */
export function daysAsked(
  { clock }: Pick<Context, 'clock'>,
  { time_zone: zone }: Pick<Shop, 'time_zone'>,
  asked: AskedDays,
): Days | null {
  if (asked.scope === ALL_TIME && asked.from === undefined && asked.to === undefined) return null;
  const span = spanOf(asked, shopDay(clock.now(), zone), null);
  if (!span) throw new AppError('BAD_SPAN');
  return { from: span.from, to: span.to };
}
