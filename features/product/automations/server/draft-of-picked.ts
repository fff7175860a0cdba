import { getShop } from '#features/foundations/store-data/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { formatMoney } from '#platform/money/minor-units.ts';
import { productPage } from '../rules/store-pages.ts';
import type { Composing, Draft } from './engine/campaign.ts';
import type { PickedProduct } from './pick-products.ts';

/**
 * Returns the content of a message with a recommended product: its name, the product that it goes with, and the link.
 */
export async function draftOfPicked(
  tx: Tx,
  { shopId, locale }: Pick<Composing, 'shopId' | 'locale'>,
  { firstName, picked }: { firstName: string | null; picked: PickedProduct },
): Promise<Draft> {
  const shop = await getShop(tx, shopId);
  const { title, handle, imageUrl, priceMinor, because } = picked;
  return {
    values: {
      ...(firstName !== null && { firstName }),
      ...(priceMinor !== null && { productPrice: formatMoney(priceMinor, shop.currency, locale) }),
      productTitle: title,
      because,
    },
    imageUrl,
    link: productPage(shop, handle),
  };
}
