import type { Options } from 'minisearch';

/** The build and the browser must use the same fields, or the browser cannot read the index. */
export const SEARCH_OPTIONS: Options = {
  fields: ['page', 'heading', 'text'],
  storeFields: ['page', 'heading'],
  searchOptions: { boost: { page: 3, heading: 4 }, prefix: true, fuzzy: 0.15, combineWith: 'AND' },
};
