import type { Catalogue } from '#platform/language/catalogue.ts';

export const texts = {
  // Document 2, sections 8 and 9.
  toasts: {
    loading: 'Loading Recommendations',
    loaded: 'Loaded Successfully',
    saving: 'Saving Changes',
    saved: 'Saved Successfully',
  },
  method: {
    title: 'How products are chosen',
  },
  methods: {
    automatic: {
      name: 'Automatic',
      about: 'Products that shoppers often buy together, then best sellers of the same collection.',
    },
    manual: { name: 'Manual', about: 'Only products from your own rules.' },
  },
  rules: {
    title: 'Recommendation rules',
    what: 'The rules',
    none: 'No rules yet',
    noneText: 'A rule sets which products to recommend. Without a rule, nothing is recommended.',
    add: 'Add rule',
    name: 'Title',
    type: 'Rule type',
    delete: 'Delete',
    deleteNamed: 'Delete {title}',
  },
  // Document 2, section 9.
  ruleTypes: {
    matchingRecommendation: 'If the user buys any of X, recommend Y',
    collection: 'Recommend the missing product from a bundle',
  },
  deleteRule: {
    question: 'Delete {title}?',
    text: 'This rule no longer recommends products. Your products do not change.',
    confirm: 'Delete rule',
  },
  lists: {
    boughtProducts: {
      name: 'If a shopper buys any of',
      empty: 'No products yet. Until you add one, this rule does nothing.',
    },
    recommendedProducts: {
      name: 'Recommend',
      empty: 'No products yet. Until you add one, this rule does nothing.',
    },
    collection: { name: 'Products in the bundle', empty: 'No products yet. A bundle needs at least two.' },
  },
  items: {
    collection: 'Collection',
    unavailable: 'Not for sale now, so not recommended',
    gone: 'No longer in your store, so not recommended',
    remove: 'Remove {title}',
    add: 'Add to “{list}”',
    search: 'Search products and collections',
    added: 'Added',
    loading: 'Loading products…',
    loadingMore: 'Loading more…',
    none: 'Your store has no products yet.',
    notFound: 'Nothing matches “{search}”.',
  },
  example: {
    title: 'See an example',
    what: 'The example',
    bought: 'A shopper buys',
    choose: 'Choose a product',
    recommended: 'With “{title}”, these are recommended, in this order:',
    nothing: {
      manual: 'With “{title}”, nothing is recommended. None of your rules connects it to a product for sale.',
      automatic:
        'With “{title}”, nothing is recommended yet. Too few orders contain it, and nothing else in its collections has sold.',
    },
    counted: {
      one: 'Based on {count} order in the last 180 days. Updated every night.',
      other: 'Based on {count} orders in the last 180 days. Updated every night.',
    },
    notCounted: 'Your orders are not counted yet. Check again in a few minutes.',
  },
  /** Titles of new rules, until the merchant writes one. */
  newRule: { title: 'Rule {number}' },
  /** Products and collections whose titles are unknown. */
  unknown: { product: 'Deleted product', collection: 'Deleted collection', ordered: 'what they ordered' },
  /** Why a product is recommended. */
  reasons: {
    boughtTogether: {
      one: 'Because they bought {title}: {count} order of the last {days} days has both.',
      other: 'Because they bought {title}: {count} orders of the last {days} days have both.',
    },
    boughtTogetherOften: {
      one: 'Because they bought {title}: {count} order of the last {days} days has both, {lift} times as many as by chance.',
      other:
        'Because they bought {title}: {count} orders of the last {days} days have both, {lift} times as many as by chance.',
    },
    bestSeller: {
      one: 'Because they bought {title}: a best seller of {collection}, in {count} order of the last {days} days.',
      other:
        'Because they bought {title}: a best seller of {collection}, in {count} orders of the last {days} days.',
    },
    rule: 'Because they bought {title}: your rule “{rule}” recommends it.',
    bundle: 'Because they bought {title}: it is missing from your bundle “{rule}”.',
  },
} as const satisfies Catalogue;
