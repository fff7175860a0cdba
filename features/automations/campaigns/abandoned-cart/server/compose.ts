import { findProductImage } from '#features/store-data/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { formatMoney } from '#platform/money/minor-units.ts';
import { titleOfLines } from '../../../rules/title-of-lines.ts';
import type { Composing, Draft } from '../../../server/engine/campaign.ts';
import type { DueCart } from './facts.ts';

/** What a reminder says: of the first product by name, and how many others there are. */
export async function compose(tx: Tx, cart: DueCart, { shopId, language }: Composing): Promise<Draft> {
  const productId = cart.lines[0]?.productId ?? null;
  return {
    values: {
      ...(cart.firstName !== null && { firstName: cart.firstName }),
      productTitle: titleOfLines(cart.lines, language),
      cartTotal: formatMoney(cart.amountMinor, cart.currency),
    },
    imageUrl: productId === null ? null : await findProductImage(tx, shopId, productId),
    link: cart.recoverUrl,
  };
}
