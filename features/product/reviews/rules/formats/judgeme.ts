import { authorOf, titleOf, type ReviewColumns } from '../review-format.ts';

/**
 * The columns of Judge.me's template, which requires a body, a rating and dates as dd/mm/yyyy:
 * https://judge.me/help/en/articles/8415368-importing-reviews-using-judge-me-template, as others quote it; the page
 * itself could not be read. A product is found by its id, otherwise by its handle.
 */
export const judgeme: ReviewColumns = [
  ['title', titleOf],
  ['body', ({ text }) => text],
  ['rating', ({ rating }) => String(rating)],
  ['review_date', ({ writtenAt }) => writtenAt.toISOString().slice(0, 10).split('-').toReversed().join('/')],
  ['reviewer_name', authorOf],
  ['reviewer_email', ({ author }) => author.email ?? ''],
  ['product_id', ({ product }) => product.id ?? ''],
  ['product_handle', ({ product }) => product.handle ?? ''],
  ['reply', () => ''],
  ['picture_urls', () => ''],
];
