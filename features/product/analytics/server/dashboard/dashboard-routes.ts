import type { FindSourceNames } from '#features/engine/messaging/server/index.ts';
import type { Context } from '#platform/context.ts';
import { inShop } from '#platform/database/in-shop.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { getAttribution, setAttribution } from '../../contract/attribution-calls.ts';
import { listCreditedOrders } from '../../contract/credited-order-calls.ts';
import { getDashboard } from '../../contract/dashboard-calls.ts';
import { explainOrder, getOrderTotals, listOrders } from '../../contract/order-calls.ts';
import { getOverview } from '../../contract/overview-calls.ts';
import { changeWindows } from '../attribution/change-windows.ts';
import { readAttribution } from '../attribution/read-attribution.ts';
import { readOrderCredit } from '../orders/read-order-credit.ts';
import { readOrderTotals } from '../orders/read-order-totals.ts';
import { readOrders } from '../orders/read-orders.ts';
import { readCreditedOrders } from './read-credited-orders.ts';
import { readDashboard } from './read-dashboard.ts';
import { readOverview } from './read-overview.ts';

/** The calls of the dashboards, and of their settings. */
export function registerDashboardRoutes(bind: CallBinder, ctx: Context, findNames: FindSourceNames): void {
  bind.merchant(getDashboard, ({ session: { shopId }, query }) =>
    ctx.reader.inShop(shopId, (tx) => readDashboard(ctx, tx, shopId, query.channel)),
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
  bind.merchant(setAttribution, async ({ session, body, noteChange }) => {
    const { before, windows, isRecounting } = await changeWindows(ctx, session.shopId, body.windows);
    noteChange({ before, after: windows });
    return { windows, isRecounting };
  });
}

function registerOrders(bind: CallBinder, ctx: Context, findNames: FindSourceNames): void {
  bind.merchant(listOrders, ({ session: { shopId }, query }) =>
    inShop(ctx.db, shopId, (tx) => readOrders({ clock: ctx.clock, findNames }, tx, shopId, query)),
  );
  bind.merchant(getOrderTotals, ({ session: { shopId }, query }) =>
    inShop(ctx.db, shopId, (tx) => readOrderTotals(ctx, tx, shopId, query)),
  );
  const { arePlansOff } = ctx.settings;
  bind.merchant(explainOrder, ({ session: { shopId }, query }) =>
    inShop(ctx.db, shopId, (tx) => readOrderCredit(tx, { shopId, findNames, arePlansOff }, query.orderId)),
  );
}
