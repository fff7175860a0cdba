import { authorOf, dayOf, type ReviewColumns } from '../review-format.ts';

/**
 * Loox's file, which wants handle, rating, author, body and a day as yyyy-mm-dd, in this order:
 * https://help.loox.io/support/solutions/articles/501000162508-importing-reviews-using-a-custom-file, as it is cited and
 * summed up by others; the page itself could not be read.
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
  // Each was asked for after an order of the store.
  ['verified_purchase', () => 'true'],
  ['incentivized', () => 'false'],
];
