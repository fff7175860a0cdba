import type { Item, Method, RuleType } from '../contract/recommendation.ts';

// Document 2, sections 8 and 9.
export const LOADING = 'Loading Recommendations';
export const LOADED = 'Loaded Successfully';
export const SAVING = 'Saving Changes';
export const SAVED = 'Saved Successfully';

export const METHOD_LABELS: Record<Method, { name: string; about: string }> = {
  automatic: {
    name: 'Automatic',
    about: 'What your shoppers buy together with it, then the best sellers of the same collection.',
  },
  manual: { name: 'Manual', about: 'What your own rules say, and nothing else.' },
};

export const TYPE_LABELS: Record<RuleType, string> = {
  matchingRecommendation: 'If the user buys any of X, recommend Y',
  collection: 'Recommend the missing product from a bundle',
};

export const LIST_LABELS = {
  boughtProducts: { name: 'If they buy any of', empty: 'No product yet: this rule does nothing.' },
  recommendedProducts: { name: 'Recommend', empty: 'No product yet: this rule recommends nothing.' },
  collection: { name: 'Products of the bundle', empty: 'No product yet. A bundle needs two or more.' },
} as const;

export const NO_RULES = {
  title: 'No rule yet',
  text: 'A rule says what to recommend to whom. Without one nothing is recommended.',
};

/** The note of a product that is not recommended now. */
export const AVAILABILITY_LABELS: Record<Item['availability'], string | null> = {
  available: null,
  unavailable: 'Not on sale now: not recommended while it is so',
  gone: 'Gone from your store: not recommended',
};
