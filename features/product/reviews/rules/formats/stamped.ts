import { authorOf, productUrlOf, secondOf, titleOf, type ReviewColumns } from '../review-format.ts';

/**
 * The columns of Stamped's template, which requires the product, the rating, the author, the body and a time:
 * https://stampedsupport.stamped.io/hc/en-us/articles/8839367004443-Managing-Reviews-Import-reviews-into-Stamped, as
 * others quote it; the page itself could not be read.
 */
export const stamped: ReviewColumns = [
  ['product_id', ({ product }) => product.id ?? ''],
  ['productUrl', productUrlOf],
  ['productImageUrl', ({ product }) => product.imageUrl ?? ''],
  ['productTitle', ({ product }) => product.title ?? ''],
  ['product_handle', ({ product }) => product.handle ?? ''],
  ['rating', ({ rating }) => String(rating)],
  ['author', authorOf],
  ['email', ({ author }) => author.email ?? ''],
  ['title', titleOf],
  ['body', ({ text }) => text],
  ['created_at', secondOf],
];
