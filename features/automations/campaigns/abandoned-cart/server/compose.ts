import { findProductImage } from '#features/store-data/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { formatMoney } from '#platform/money/minor-units.ts';
import type { Draft } from '../../../server/engine/campaign.ts';
import type { DueCart } from './facts.ts';

/** What a reminder says: of the first product by name, and how many others there are. */
export async function compose(
  tx: Tx,
  cart: DueCart,
  shopId: number,
  firstName: string | null,
): Promise<Draft> {
  const productId = cart.lines[0]?.productId ?? null;
  return {
    values: {
      firstName: cart.firstName ?? firstName ?? 'there',
      productTitle: titleOf(cart.lines),
      cartTotal: formatMoney(cart.amountMinor, cart.currency),
    },
    imageUrl: productId === null ? null : await findProductImage(tx, shopId, productId),
    link: cart.recoverUrl,
  };
}

function titleOf(lines: DueCart['lines']): string {
  const title = lines[0]?.title ?? '';
  const others = lines.length - 1;
  return others < 1 ? title : `${title} and ${others} more`;
}
