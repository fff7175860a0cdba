import { linkCart } from '#features/foundations/subscribers/server/cart-links-api.ts';
import { noteCarts } from '#features/foundations/subscribers/server/wiring.ts';
import type { Database } from '#platform/database/database.ts';

interface LinkedCart {
  cartToken: string;
  subscriberId: string;
  at?: Date;
  /** The id of the cart's order, if it was ordered. */
  orderId?: string;
}

/** Links a cart to a person in Messenger, as the person's browser and the store's order would. */
export function linkChatCart(db: Database, shopId: number, cart: LinkedCart): Promise<void> {
  const { cartToken, subscriberId, at = new Date(), orderId = null } = cart;
  return db.transaction().execute(async (tx) => {
    await linkCart(tx, {
      shopId,
      cartToken,
      subscriberId,
      browserHash: `browser of ${subscriberId}`,
      evidence: 'referral',
      wording: null,
      pageAddress: null,
      linkedAt: at,
    });
    const orderedAt = orderId === null ? null : at;
    await noteCarts(tx, shopId, [{ cartToken, cartedAt: at, orderId, orderedAt }]);
  });
}
