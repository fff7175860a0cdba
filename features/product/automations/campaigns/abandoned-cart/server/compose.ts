import type { Tx } from '#platform/database/database.ts';
import type { Composing, Draft } from '../../../server/engine/campaign.ts';
import { findProductImage } from '../../../server/product-queries.ts';
import { valuesOfCart } from '../values-of-cart.ts';
import type { DueCart } from './facts.ts';

/** Returns the content of a reminder: its values, the picture of the first product, and the link to the cart. */
export async function compose(
  tx: Tx,
  cart: DueCart,
  { shopId, language, locale }: Composing,
): Promise<Draft> {
  const productId = cart.lines[0]?.productId ?? null;
  return {
    values: valuesOfCart(cart, language, locale),
    imageUrl: productId === null ? null : await findProductImage(tx, shopId, productId),
    link: cart.recoverUrl,
  };
}
