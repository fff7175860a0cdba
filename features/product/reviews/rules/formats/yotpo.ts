import { authorOf, dayOf, productUrlOf, titleOf, type ReviewColumns } from '../review-format.ts';

/**
 * The columns of Yotpo's import, which needs Product ID, Date, Review Content, Review Score, Email and Customer
 * Country, and lets the merchant match columns by name: https://support.yotpo.com/docs/importing-reviews-to-yotpo, as
 * others quote it; the page itself could not be read. The country is the store's, because shoppers are not asked for
 * theirs.
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
