import { authorOf, dayOf, productUrlOf, titleOf, type ReviewColumns } from '../review-format.ts';

/**
 * Yotpo's import, which asks for Product ID, Date, Review Content, Review Score, Email and Customer Country, and has
 * the merchant match columns by their names: https://support.yotpo.com/docs/importing-reviews-to-yotpo, as it is cited
 * and summed up by others; the page itself could not be read. The country is the store's: shoppers are not asked theirs.
 */
export const yotpo: ReviewColumns = [
  ['Product ID', ({ product }) => product.id ?? ''],
  ['Product Title', ({ product }) => product.title ?? ''],
  ['Product URL', productUrlOf],
  ['Date', dayOf],
  ['Review Title', titleOf],
  ['Review Content', ({ text }) => text],
  ['Review Score', ({ rating }) => String(rating)],
  ['Display Name', authorOf],
  ['Email', ({ author }) => author.email ?? ''],
  ['Customer Country', ({ storeCountry }) => storeCountry],
];
