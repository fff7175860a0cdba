import { getShop } from '#features/foundations/store-data/server/index.ts';
import { titleOfLines } from '#features/product/flows/rules/flow/title-of-lines.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Composing, Draft } from '../../../server/engine/campaign.ts';
import { sameAgain } from '../same-again.ts';
import type { DueOrder } from './facts.ts';

/** Returns the content: the ordered products that are still sold, and the link. */
export async function compose(tx: Tx, { order, lines }: DueOrder, composing: Composing): Promise<Draft> {
  const shop = await getShop(tx, composing.shopId);
  const again = lines.map((line) => ({ ...line, quantity: line.currentQuantity }));
  return {
    values: {
      ...(order.firstName !== null && { firstName: order.firstName }),
      productTitle: titleOfLines(lines, composing.language),
    },
    imageUrl: lines[0]?.imageUrl ?? null,
    link: sameAgain(shop, again),
  };
}
