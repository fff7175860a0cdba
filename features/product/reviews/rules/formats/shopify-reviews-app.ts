import { authorOf, secondOf, titleOf, type ReviewColumns } from '../review-format.ts';

/**
 * The columns of Shopify's discontinued Product Reviews app, which other apps still read. Its documentation is gone;
 * the columns come from published files, for example https://gist.github.com/beaulac/40703bd014cedd4452f84f3d6e97b2e8
 */
export const shopifyReviewsApp: ReviewColumns = [
  ['product_handle', ({ product }) => product.handle ?? ''],
  ['state', () => 'published'],
  ['rating', ({ rating }) => String(rating)],
  ['title', titleOf],
  ['author', authorOf],
  ['email', ({ author }) => author.email ?? ''],
  ['location', () => ''],
  ['body', ({ text }) => text],
  ['reply', () => ''],
  ['created_at', (review) => `${secondOf(review)} UTC`],
  ['replied_at', () => ''],
];
