import type { Catalogue } from '#platform/language/catalogue.ts';

export const texts = {
  replies: {
    title: 'Replies',
    what: 'The replies',
    great: 'Great',
    okay: 'Okay',
    bad: 'Bad',
    reviews: 'Reviews',
  },
  exportReviews: {
    title: 'Export Reviews',
    about: 'A file with all written reviews, ready to import into your review app.',
    app: 'Review app',
    confirm: 'Export',
    // The toasts are from document 2, section 8.
    waiting: 'Fetching reviews...',
    done: 'Reviews fetched successfully',
    none: 'No Reviews Found',
  },
  /** The names of the review apps. */
  apps: {
    judgeme: 'Judge.me',
    yotpo: 'Yotpo',
    shopifyreviewsapp: 'Shopify Product Reviews',
    stamped: 'Stamped',
    loox: 'Loox',
    growwave: 'Growave',
    ttali: 'Ttali',
  },
} as const satisfies Catalogue;
