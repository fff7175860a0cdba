import type { ReviewFormat } from '../contract/review-calls.ts';

/** The toasts of the export, word for word. Document 2, section 8. */
export const FETCHING = 'Fetching reviews...';
export const FETCHED = 'Reviews fetched successfully';
export const NONE_FOUND = 'No Reviews Found';

export const EXPORT_ABOUT =
  'A file of the reviews that came with words, as the app that you show reviews with imports it.';

/** The names of the apps. */
export const FORMAT_NAMES: Record<ReviewFormat, string> = {
  judgeme: 'Judge.me',
  yotpo: 'Yotpo',
  shopifyreviewsapp: 'Shopify Product Reviews',
  stamped: 'Stamped',
  loox: 'Loox',
  growwave: 'Growave',
  ttali: 'Ttali',
};
