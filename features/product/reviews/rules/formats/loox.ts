import { authorOf, dayOf, type ReviewColumns } from '../review-format.ts';

/**
 * The columns of Loox's file, which requires handle, rating, author, body and a day as yyyy-mm-dd, in this order:
 * https://help.loox.io/support/solutions/articles/501000162508-importing-reviews-using-a-custom-file, as others quote
 * it; the page itself could not be read.
 */
export const loox: ReviewColumns = [
  ['product_handle', ({ product }) => product.handle ?? ''],
  ['product_Id', ({ product }) => product.id ?? ''],
  ['rating', ({ rating }) => String(rating)],
  ['author', authorOf],
  ['email', ({ author }) => author.email ?? ''],
  ['body', ({ text }) => text],
  ['created_at', dayOf],
  ['photo_url', () => ''],
  ['reply', () => ''],
  ['replied_at', () => ''],
  // Every review was requested after an order of the store.
  ['verified_purchase', () => 'true'],
  ['incentivized', () => 'false'],
];
