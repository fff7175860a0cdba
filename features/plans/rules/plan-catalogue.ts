import type { Meter, PlanId, Reading } from '../contract/plan.ts';
import { AUTOMATED_PRICE_MINOR, AUTOMATED_REVENUE_MINOR, FREE_PLAN_NAME } from './plan-terms.ts';

/** A price beside the monthly one. Beyond `included`, each whole `step` costs `feeMinor`; null: once, as soon as it is passed. */
export interface UsageMeter {
  meter: Meter;
  /** US cents for revenue, else a count. */
  included: number;
  step: number | null;
  feeMinor: number;
}

/** What usage may cost: the meters of one usage line, and the most they may come to in a cycle, in US cents. */
export interface Usage {
  meters: readonly UsageMeter[];
  cappedMinor: number;
  /** What the merchant agrees to in the store. */
  terms: string;
}

/** A plan at a price, in one of the two readings. */
export interface Offer {
  plan: PlanId;
  reading: Reading;
  /** The name on the wire, with the store, and of the shop's plan afterwards. */
  name: string;
  title: string;
  tagline: string;
  /** US cents a month, as shown. */
  priceMinor: number;
  /** False where the price is charged as usage only, once it is due. */
  isRecurring: boolean;
  priceNote: string | null;
  highlights: readonly string[];
  usage: Usage | null;
}

/** Every name that a plan has gone by, in lower case; a plan of another name is an old store's. */
export const PLAN_NAMES: Record<PlanId, readonly string[]> = {
  free: ['free', 'free plan', 'free support plan', 'new free plan', 'freesub'],
  automated: ['whatsapp automated plan', 'whatsapp automated'],
  multichannel: [
    'multichannel plan (whatsapp+fb)',
    'multichannel plan (fb+whatsapp)',
    'multichannel plan',
    'multichannel',
  ],
  business: ['whatsapp business plan', 'business plan', 'whatsapp business'],
  support: ['whatsapp support plan', 'support plan', 'whatsapp support'],
  pro: ['whatsapp pro plan', 'pro plan', 'whatsapp pro'],
  enterprise: ['whatsapp enterprise plan', 'enterprise plan', 'whatsapp enterprise'],
};

/** The spelling that still buys the Business plan at its older price; document 1, section 9. */
export const OLDER_BUSINESS_NAME = 'Whatsapp Business Plan';

const AFTER_200: UsageMeter = {
  meter: 'revenue',
  included: AUTOMATED_REVENUE_MINOR,
  step: null,
  feeMinor: AUTOMATED_PRICE_MINOR,
};
/** The sheet of message prices: the first hundred of a cycle are free, then five cents each, by whole hundreds. */
const MESSAGES: UsageMeter = { meter: 'messages', included: 100, step: 100, feeMinor: 500 };
/** A conversation is one shopper on one day. */
const CONVERSATIONS: UsageMeter = { meter: 'conversations', included: 1000, step: 100, feeMinor: 500 };

const MESSAGE_TERMS = 'First 100 messages free, then $5 for each 100 more';
const CONVERSATION_TERMS = 'First 1,000 conversations free, then $5 for each 100 more';

const AUTOMATED = {
  plan: 'automated',
  name: 'Whatsapp Automated Plan',
  title: 'WhatsApp Automated',
  tagline: 'Campaigns that run by themselves',
  priceMinor: AUTOMATED_PRICE_MINOR,
  isRecurring: false,
  priceNote: 'only after $200 of attributed revenue in a month',
  highlights: ['Every WhatsApp campaign', 'Every WhatsApp opt-in tool', 'Message templates'],
  usage: {
    meters: [AFTER_200, MESSAGES],
    cappedMinor: 59_99,
    terms: `Free up to $200 a month of attributed revenue, then $9.99 a month. ${MESSAGE_TERMS}.`,
  },
} as const;

const MULTICHANNEL = {
  plan: 'multichannel',
  name: 'Multichannel plan (Whatsapp+FB)',
  title: 'Multichannel',
  tagline: 'WhatsApp and Messenger together',
  priceMinor: 19_99,
  isRecurring: true,
  priceNote: null,
  highlights: ['Everything in WhatsApp Automated', 'Messenger campaigns and tools', 'WhatsApp broadcasts'],
  usage: { meters: [MESSAGES], cappedMinor: 50_00, terms: `${MESSAGE_TERMS}.` },
} as const;

const BUSINESS = {
  plan: 'business',
  name: 'WhatsApp Business Plan',
  title: 'WhatsApp Business',
  tagline: 'Your own number, and broadcasts',
  isRecurring: true,
  priceNote: null,
  highlights: ['Everything in WhatsApp Automated', 'WhatsApp broadcasts', 'Your own WhatsApp number'],
  usage: { meters: [MESSAGES], cappedMinor: 100_00, terms: `${MESSAGE_TERMS}.` },
} as const;

const FREE: Offer = {
  plan: 'free',
  reading: 'chooser',
  name: FREE_PLAN_NAME,
  title: 'Free',
  tagline: 'For shops that begin',
  priceMinor: 0,
  isRecurring: false,
  priceNote: 'forever',
  highlights: [
    'Up to 1,000 conversations a month',
    'Campaigns, tools and broadcasts',
    'WhatsApp and Messenger',
  ],
  usage: null,
};

/** What business costs: less for those who had it before; document 1, section 9. */
export const BUSINESS_PRICE_MINOR = {
  list: { older: 29_99, other: 39_99 },
  chooser: { current: 149_99, other: 249_99 },
} as const;

/** Every offer, in the order in which it is shown. Prices are US cents a month; document 1, section 9. */
export const OFFERS: readonly Offer[] = [
  { ...AUTOMATED, reading: 'list' },
  { ...MULTICHANNEL, reading: 'list' },
  { ...BUSINESS, reading: 'list', priceMinor: BUSINESS_PRICE_MINOR.list.other },
  {
    plan: 'support',
    reading: 'list',
    name: 'WhatsApp Support Plan',
    title: 'Business',
    tagline: 'Business, with a support inbox',
    priceMinor: 49_99,
    isRecurring: true,
    priceNote: null,
    highlights: ['Everything in WhatsApp Business', 'Customer support inbox', '1,000 conversations included'],
    usage: { meters: [CONVERSATIONS], cappedMinor: 200_00, terms: `${CONVERSATION_TERMS}.` },
  },
  {
    plan: 'pro',
    reading: 'list',
    name: 'WhatsApp Pro Plan',
    title: 'WhatsApp Pro',
    tagline: 'Everything, on both channels',
    priceMinor: 79_99,
    isRecurring: true,
    priceNote: null,
    highlights: ['Everything in Business', 'Messenger campaigns and tools', '1,000 conversations included'],
    usage: { meters: [CONVERSATIONS], cappedMinor: 300_00, terms: `${CONVERSATION_TERMS}.` },
  },
  FREE,
  {
    plan: 'pro',
    reading: 'chooser',
    name: 'Pro plan',
    title: 'Pro',
    tagline: 'Everything, and it grows with your sales',
    priceMinor: 19_99,
    isRecurring: true,
    priceNote: '+ $5 for each $250 of sales beyond $1,000',
    highlights: [
      'Everything in Free, without its limit',
      'Customer support inbox',
      'Never more than $219.99 a month',
    ],
    usage: {
      meters: [{ meter: 'revenue', included: 1000_00, step: 250_00, feeMinor: 500 }],
      cappedMinor: 200_00,
      terms:
        'After $1,000 of attributed revenue in a month, $5 for each further $250; flat after $10,000 extra sales.',
    },
  },
  { ...AUTOMATED, reading: 'chooser' },
  { ...MULTICHANNEL, reading: 'chooser' },
  {
    ...BUSINESS,
    reading: 'chooser',
    priceMinor: BUSINESS_PRICE_MINOR.chooser.other,
  },
  {
    plan: 'enterprise',
    reading: 'chooser',
    name: 'WhatsApp Enterprise plan',
    title: 'Enterprise',
    tagline: 'For large shops',
    priceMinor: 499_99,
    isRecurring: true,
    priceNote: 'or custom pricing',
    highlights: ['Everything in Pro', 'Customer support inbox', '1,000 conversations included'],
    usage: { meters: [CONVERSATIONS], cappedMinor: 500_00, terms: `${CONVERSATION_TERMS}.` },
  },
];
