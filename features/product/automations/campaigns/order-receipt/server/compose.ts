import { getShop } from '#features/foundations/store-data/server/index.ts';
import { itemsOfLines } from '#features/product/flows/rules/flow/items-of-lines.ts';
import type { Tx } from '#platform/database/database.ts';
import { formatMoney } from '#platform/money/minor-units.ts';
import { firstPage, homePage } from '../../../rules/store-pages.ts';
import { draftOfPicked } from '../../../server/draft-of-picked.ts';
import type { Composing, Draft } from '../../../server/engine/campaign.ts';
import { toReceipt } from '../receipt.ts';
import type { DueReceipt } from './facts.ts';

/** Returns the content: the order with its total and its link, or the recommended product. */
export async function compose(tx: Tx, due: DueReceipt, composing: Composing): Promise<Draft> {
  const { shopId, language, locale } = composing;
  const { order, picked } = due;
  if (picked) return draftOfPicked(tx, composing, { ...order, picked });
  const shop = await getShop(tx, shopId);
  const receipt = toReceipt(order);
  return {
    values: {
      ...(order.firstName !== null && { firstName: order.firstName }),
      orderName: order.name,
      orderItems: itemsOfLines(order.lines, language),
      orderTotal: formatMoney(order.totalMinor, order.currency, locale),
    },
    imageUrl: null,
    link: firstPage([order.statusUrl], homePage(shop)),
    ...(receipt && { receipt }),
  };
}
