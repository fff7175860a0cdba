import type { CheckoutFacts, OrderFacts } from '#features/store-data/contract/store-facts.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { decideOnCheckout } from '../campaigns/abandoned-cart/decide.ts';
import { isCampaignOn, listDrips } from './campaign-queries.ts';
import { cartSubject } from './cart-subject.ts';
import { endReminders, listCartsOf } from './end-reminders.ts';
import { setTimer } from './timers.ts';

export const CART_REMINDER = 'cartReminder';

/** Starts, moves and ends the wait of the abandoned cart campaign as checkouts and orders come in. */
export function watchCarts(ctx: Context): void {
  ctx.events.on('checkoutChanged', (tx, { shopId, checkout }) => onCheckout(tx, shopId, checkout));
  ctx.events.on('orderPlaced', (tx, { shopId, order }) => onOrder(tx, shopId, order));
}

/** A checkout ends the wait of those that it replaces, and its own when there is nothing left in it. */
async function onCheckout(tx: Tx, shopId: number, checkout: CheckoutFacts): Promise<void> {
  const isOn = await isCampaignOn(tx, shopId, 'abandonedCart');
  const drips = isOn ? await listDrips(tx, shopId, 'abandonedCart') : [];
  const campaign = {
    isOn,
    drips: drips.map((drip) => ({ dripId: drip.drip_id, delaySeconds: drip.delay_seconds })),
  };
  for (const { dripId, dueAt } of decideOnCheckout(checkout, campaign)) {
    await setTimer(tx, {
      shopId,
      kind: CART_REMINDER,
      timerKey: `${CART_REMINDER}:${dripId}:${checkout.checkoutToken}`,
      subject: cartSubject(checkout.checkoutToken),
      dueAt,
      payload: {
        dripId,
        checkoutToken: checkout.checkoutToken,
        leftAt: checkout.updatedAt.toISOString(),
      },
    });
  }
  const tokens = await listCartsOf(tx, shopId, checkout, checkout.createdAt);
  await endReminders(tx, shopId, [...new Set([checkout.checkoutToken, ...tokens])]);
}

/** An order ends the wait of its own checkout, and of every other one of the same shopper. */
async function onOrder(tx: Tx, shopId: number, order: OrderFacts): Promise<void> {
  const tokens = await listCartsOf(tx, shopId, order, order.createdAt);
  if (order.checkoutToken) tokens.push(order.checkoutToken);
  await endReminders(tx, shopId, [...new Set(tokens)]);
}
