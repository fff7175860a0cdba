import type { Catalogue } from '#platform/language/catalogue.ts';

/** The words of Bellbird’s own catalogue of plans, and of its cards and prices. The store gets the terms in English. */
export const offerWords = {
  free: 'For new shops',
  forever: 'forever',
  automated: 'Pay once your messages bring sales',
  afterRevenue: 'only after $200 of attributed revenue in a month',
  multichannel: 'WhatsApp and Messenger at a fixed price',
  growing: 'Everything, and it grows with your sales',
  growingPrice: '+ $5 for each $250 of sales beyond $1,000',
  business: 'More messages, from a number of your own',
  support: 'With an inbox for customer support',
  pro: 'More conversations for growing shops',
  enterprise: 'For large shops',
  customPricing: 'or custom pricing',
  messageTerms: 'First 100 messages free, then $5 for each 100 more.',
  automatedTerms:
    'Free up to $200 a month of attributed revenue, then $9.99 a month. First 100 messages free, then $5 for each 100 more.',
  conversationTerms: 'First 1,000 conversations free, then $5 for each 100 more.',
  growingTerms:
    'After $1,000 of attributed revenue in a month, $5 for each further $250; flat at $199.99 a month from $10,000 on.',
} as const satisfies Catalogue;

export const cardWords = {
  oldPlan: 'Your plan from before',
  oldPrice: 'At the price agreed in your store',
  freeTerms: 'Up to {most} conversations a month; beyond them messages wait for the next.',
  withCap: '{terms} Usage costs at most {most} a month.',
  parts: {
    whatsApp: 'WhatsApp campaigns and tools',
    messenger: 'Messenger campaigns and tools',
    broadcasts: 'WhatsApp broadcasts',
    support: 'Customer support inbox',
  },
} as const satisfies Catalogue;

export const priceWords = {
  revenue: '{amount} of attributed revenue',
  included: {
    messages: { one: '{count} message', other: '{count} messages' },
    conversations: { one: '{count} conversation', other: '{count} conversations' },
  },
  waits: 'Messages wait for the next month',
  once: '{fee}, once a month',
  each: '{fee} for each {step} more',
} as const satisfies Catalogue;
