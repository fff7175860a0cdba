import { isAllSendingPaused } from '#features/engine/messaging/server/index.ts';
import { findUnpaid } from '#features/foundations/plans/server/index.ts';
import { getShop } from '#features/foundations/store-data/server/index.ts';
import { listShopsOf } from '#features/foundations/team/server/index.ts';
import { sumSinceYesterday, sumWeeks } from '#features/product/analytics/server/index.ts';
import { describeSource } from '#features/product/message-log/server/index.ts';
import type { Context } from '#platform/context.ts';
import { findInTime } from '#platform/database/find-in-time.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { getShops, MOST_ALERTS_OF_SHOP, MOST_SHOPS, type ShopOverview } from '../contract/shops-call.ts';
import { describeAlert } from '../rules/describe-alert.ts';
import { describeSince } from '../rules/describe-since.ts';
import { describeWeek, isFalling } from '../rules/describe-week.ts';
import { findAlerts } from './find-alerts.ts';

/** One person with many shops must not take all connections. */
const AT_ONCE = 3;

/** Registers the call that looks over all shops of a person. The owner's login through a store has none but that store. */
export function registerShopsRoutes(bind: CallBinder, ctx: Context): void {
  bind.merchant(getShops, async ({ session: { userId, shopId } }) => {
    const own = userId === null ? [] : (await listShopsOf(ctx.db, userId)).slice(0, MOST_SHOPS);
    const shops: ShopOverview[] = [];
    for (let first = 0; first < own.length; first += AT_ONCE) {
      const some = own.slice(first, first + AT_ONCE).map(async (shop) => ({
        shopUrl: shop.shopUrl,
        shopName: shop.shopName,
        role: shop.role,
        isThis: shop.shopId === shopId,
        state: await readState(ctx, shop.shopId),
      }));
      shops.push(...(await Promise.all(some)));
    }
    return { shops };
  });
}

/** Null if it fails, because one shop must not take the page of the others along. */
async function readState(ctx: Context, shopId: number): Promise<ShopOverview['state']> {
  try {
    const facts = await findAlerts(ctx, shopId);
    return await findInTime(ctx, shopId, async (tx) => {
      const { currency } = await getShop(tx, shopId);
      const since = await sumSinceYesterday(ctx, tx, { shopId, channel: 'All' });
      const weeks = await sumWeeks(ctx, tx, shopId);
      return {
        unpaid: await findUnpaid(tx, shopId),
        isFalling: isFalling(weeks),
        weekSentence: describeWeek(weeks, currency),
        isPaused: await isAllSendingPaused(tx, shopId),
        alerts: facts
          .slice(0, MOST_ALERTS_OF_SHOP)
          .map((one) => describeAlert(one, (type) => describeSource(type))),
        alertCount: facts.length,
        sinceSentence: describeSince(since, currency),
      };
    });
  } catch (error) {
    ctx.log.warn({ err: error, shopId }, 'a shop could not be looked over');
    return null;
  }
}
