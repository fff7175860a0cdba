import { CheckoutPayload } from '#partners/shopify/payloads/checkout-payload.ts';
import '../contract/store-events.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { readCheckout } from '../rules/read-checkout.ts';
import { aidsOf } from './reading-aids.ts';
import { saveCheckout, type Shop } from './store-queries.ts';

/** A fact that the store told: its body, and when. */
export interface Told {
  body: unknown;
  triggeredAt: Date;
}

/** Brings a checkout up to date with what the store told of it, and says so when that was news. */
export async function applyCheckout(ctx: Context, tx: Tx, shop: Shop, told: Told): Promise<void> {
  const checkout = readCheckout(CheckoutPayload.parse(told.body), told.triggeredAt, aidsOf(shop));
  if (!(await saveCheckout(tx, shop.shop_id, checkout, told.triggeredAt))) return;
  await ctx.events.publish(tx, 'checkoutChanged', { shopId: shop.shop_id, checkout });
}
