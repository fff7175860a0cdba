import { authorOf, secondOf, titleOf, type ReviewColumns } from '../review-format.ts';

/**
 * No documentation of an app with this name was found, and no sample file. The columns have plain names that an
 * importer can match: what was reviewed, by whom, how and when.
 */
export const ttali: ReviewColumns = [
  ['product_handle', ({ product }) => product.handle ?? ''],
  ['product_id', ({ product }) => product.id ?? ''],
  ['rating', ({ rating }) => String(rating)],
  ['author', authorOf],
  ['email', ({ author }) => author.email ?? ''],
  ['title', titleOf],
  ['body', ({ text }) => text],
  ['created_at', secondOf],
];
