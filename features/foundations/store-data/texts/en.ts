import type { Catalogue } from '#platform/language/catalogue.ts';

export const texts = {
  sync: {
    parts: { products: 'products', collections: 'collections', customers: 'customers', orders: 'orders' },
    fetching: 'Fetching from your store: {part}.',
    fetched: 'Fetching from your store: {part} ({count}).',
    fetchedOf: 'Fetching from your store: {part} ({count} of {total}).',
    next: 'Next: {parts}.',
    after: 'Campaigns and figures are complete after that.',
    late: 'Your store did not answer. Bellbird keeps trying.',
    counting: 'Counting your figures. They will be complete in a moment.',
  },
} as const satisfies Catalogue;
