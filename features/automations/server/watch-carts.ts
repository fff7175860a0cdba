import type { CheckoutFacts, OrderFacts } from '#features/store-data/contract/store-facts.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { decideOnCheckout } from '../campaigns/abandoned-cart/decide.ts';
import { isCampaignOn, listDrips } from './campaign-queries.ts';
import { cancelTimers, setTimer } from './timers.ts';

export const CART_REMINDER = 'cartReminder';

/** The subject of the timers that a checkout started. */
export function cartSubject(checkoutToken: string): string {
  return `checkout:${checkoutToken}`;
}

/** Starts, moves and ends the wait of the abandoned cart campaign as checkouts and orders come in. */
export function watchCarts(ctx: Context): void {
  ctx.events.on('checkoutChanged', (tx, { shopId, checkout }) => onCheckout(tx, shopId, checkout));
  ctx.events.on('orderPlaced', (tx, { shopId, order }) => onOrder(tx, shopId, order));
}

async function onCheckout(tx: Tx, shopId: number, checkout: CheckoutFacts): Promise<void> {
  const isOn = await isCampaignOn(tx, shopId, 'abandonedCart');
  const drips = isOn ? await listDrips(tx, shopId, 'abandonedCart') : [];
  const campaign = {
    isOn,
    drips: drips.map((drip) => ({ dripId: drip.drip_id, delaySeconds: drip.delay_seconds })),
  };
  for (const effect of decideOnCheckout(checkout, campaign)) {
    if (effect.kind === 'cancelTimers') await cancelTimers(tx, shopId, [cartSubject(checkout.checkoutToken)]);
    else {
      await setTimer(tx, {
        shopId,
        kind: CART_REMINDER,
        timerKey: `${CART_REMINDER}:${effect.dripId}:${checkout.checkoutToken}`,
        subject: cartSubject(checkout.checkoutToken),
        dueAt: effect.dueAt,
        payload: { dripId: effect.dripId, checkoutToken: checkout.checkoutToken },
      });
    }
  }
}

/** An order ends the wait of its own checkout, and of every other one of the same shopper. */
async function onOrder(tx: Tx, shopId: number, order: OrderFacts): Promise<void> {
  const { phoneE164, checkoutToken } = order;
  const others = phoneE164
    ? await tx
        .selectFrom('checkouts')
        .select('checkout_token')
        .where('shop_id', '=', shopId)
        .where('phone_e164', '=', phoneE164)
        .where('store_created_at', '<=', order.createdAt)
        .orderBy('store_updated_at', 'desc')
        .limit(100)
        .execute()
    : [];
  const tokens = [...(checkoutToken ? [checkoutToken] : []), ...others.map((row) => row.checkout_token)];
  await cancelTimers(tx, shopId, tokens.map(cartSubject));
}
