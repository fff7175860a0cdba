import type { Context } from '#platform/context.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { getInboxNumbers, getInboxOrders } from '../../contract/number-calls.ts';
import { readInboxOrders } from './read-inbox-orders.ts';
import { readNumbers } from './read-numbers.ts';

/** Registers the calls for the figures of the inbox. */
export function registerNumberRoutes(bind: CallBinder, ctx: Context): void {
  bind.merchant(getInboxNumbers, ({ session: { shopId }, query: { days } }) =>
    ctx.reader.inShop(shopId, (tx) => readNumbers(ctx, tx, shopId, days)),
  );
  bind.merchant(getInboxOrders, ({ session: { shopId }, query: { days } }) =>
    ctx.reader.inShop(shopId, (tx) => readInboxOrders(ctx, tx, shopId, days)),
  );
}
