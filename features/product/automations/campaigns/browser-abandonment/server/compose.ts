import type { Tx } from '#platform/database/database.ts';
import { formatMoney } from '#platform/money/minor-units.ts';
import { productPage } from '../../../rules/store-pages.ts';
import type { Composing, Draft } from '../../../server/engine/campaign.ts';
import type { DueView } from './due-view.ts';

/** Returns the content of a reminder: the product, with its picture and a link to its page. */
export async function compose(_tx: Tx, { shown }: DueView, { locale }: Composing): Promise<Draft> {
  if (!shown) return { values: {}, imageUrl: null, link: null };
  const { title, handle, imageUrl, priceMinor, currency } = shown;
  const price = priceMinor === null ? null : formatMoney(priceMinor, currency, locale);
  return {
    values: { productTitle: title, ...(price !== null && { productPrice: price }) },
    imageUrl,
    link: productPage(shown, handle),
    products: [{ title, price, imageUrl }],
  };
}
