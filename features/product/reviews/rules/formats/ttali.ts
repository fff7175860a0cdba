import { authorOf, secondOf, titleOf, type ReviewColumns } from '../review-format.ts';

/**
 * No documentation could be found of an app of this name, nor a sample of a file of it. The columns are the plain names
 * that an importer can be told to match: what is reviewed, by whom, how and when.
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
