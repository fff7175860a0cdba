import * as z from 'zod/mini';
import { Meter, type PlanId, type Reading } from '../contract/plan.ts';
import { AUTOMATED_PRICE_MINOR, AUTOMATED_REVENUE_MINOR, FREE_PLAN_NAME } from './plan-terms.ts';
import { writeDollars } from './write-dollars.ts';

/** A price beside the monthly one. Beyond `included`, each whole `step` costs `feeMinor`; null: once, as soon as it is passed. */
const UsageMeter = z.object({
  meter: Meter,
  /** US cents for revenue, else a count. */
  included: z.number(),
  step: z.nullable(z.number()),
  feeMinor: z.number(),
});
export type UsageMeter = z.infer<typeof UsageMeter>;

/** What usage may cost: the meters of one usage line, and the most they may come to in a cycle, in US cents. */
export const Usage = z.object({
  meters: z.readonly(z.array(UsageMeter)),
  cappedMinor: z.number(),
  /** What the merchant agrees to in the store. */
  terms: z.string(),
});
export type Usage = z.infer<typeof Usage>;

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
  usage: Usage | null;
}

/**
 * What each plan costs in US cents a month, in both readings of document 1, section 9; null: not in that one. They
 * differ on purpose, as the document has them: the chooser is for who is on a free plan, the list for who pays already,
 * and nobody sees both.
 */
export const PRICES = {
  free: { list: null, chooser: 0 },
  automated: { list: AUTOMATED_PRICE_MINOR, chooser: AUTOMATED_PRICE_MINOR },
  multichannel: { list: 19_99, chooser: 19_99 },
  business: { list: 39_99, chooser: 249_99 },
  support: { list: 49_99, chooser: null },
  pro: { list: 79_99, chooser: 19_99 },
  enterprise: { list: null, chooser: 499_99 },
} as const satisfies Record<PlanId, Record<Reading, number | null>>;

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
  isRecurring: false,
  priceNote: 'only after $200 of attributed revenue in a month',
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
  isRecurring: true,
  priceNote: null,
  usage: { meters: [MESSAGES], cappedMinor: 50_00, terms: `${MESSAGE_TERMS}.` },
} as const;

const BUSINESS = {
  plan: 'business',
  name: 'WhatsApp Business Plan',
  title: 'WhatsApp Business',
  tagline: 'Your own number, and broadcasts',
  isRecurring: true,
  priceNote: null,
  usage: { meters: [MESSAGES], cappedMinor: 100_00, terms: `${MESSAGE_TERMS}.` },
} as const;

const FREE: Offer = {
  plan: 'free',
  reading: 'chooser',
  name: FREE_PLAN_NAME,
  title: 'Free',
  tagline: 'For shops that begin',
  priceMinor: PRICES.free.chooser,
  isRecurring: false,
  priceNote: 'forever',
  usage: null,
};

/** Grows with the sales that messages brought, until price and usage come to a flat sum. US cents. */
function growing(priceMinor: number, afterMinor: number, flatMinor: number): Usage {
  const cappedMinor = flatMinor - priceMinor;
  const [step, feeMinor] = [250_00, 5_00];
  const flatFrom = writeDollars(afterMinor + Math.ceil(cappedMinor / feeMinor) * step);
  return {
    meters: [{ meter: 'revenue', included: afterMinor, step, feeMinor }],
    cappedMinor,
    terms: `After ${writeDollars(afterMinor)} of attributed revenue in a month, $5 for each further $250; flat at ${writeDollars(flatMinor)} a month from ${flatFrom} on.`,
  };
}

/** A price of before, which stays for those who have it. */
export interface EarlierPrice {
  plan: PlanId;
  title: string;
  priceMinor: number;
  /** Whom it is for. */
  who: string;
  usage: Usage;
}

/**
 * The older prices of document 1, section 9. It names two for Pro, and two amounts of revenue after which they rise,
 * but not which goes with which: the lower price is taken to rise earlier.
 */
export const EARLIER_PRICES = {
  olderBusiness: {
    plan: 'business',
    title: BUSINESS.title,
    priceMinor: 29_99,
    who: 'Shops on this plan by its older name',
    usage: BUSINESS.usage,
  },
  returningBusiness: {
    plan: 'business',
    title: BUSINESS.title,
    priceMinor: 149_99,
    who: 'Shops that had this plan before, and choose it from Free',
    usage: BUSINESS.usage,
  },
  olderPro: {
    plan: 'pro',
    title: 'Pro',
    priceMinor: 15_00,
    who: 'Shops that took Pro at this price',
    usage: growing(15_00, 1000_00, 200_00),
  },
  usagePro: {
    plan: 'pro',
    title: 'Pro by usage',
    priceMinor: 9_99,
    who: 'Shops that took Pro at this price',
    usage: growing(9_99, 500_00, 199_99),
  },
} as const satisfies Record<string, EarlierPrice>;

/** Every offer, in the order in which it is shown. Prices are US cents a month; document 1, section 9. */
export const OFFERS: readonly Offer[] = [
  { ...AUTOMATED, reading: 'list', priceMinor: PRICES.automated.list },
  { ...MULTICHANNEL, reading: 'list', priceMinor: PRICES.multichannel.list },
  { ...BUSINESS, reading: 'list', priceMinor: PRICES.business.list },
  {
    plan: 'support',
    reading: 'list',
    name: 'WhatsApp Support Plan',
    title: 'Business',
    tagline: 'Business, with a support inbox',
    priceMinor: PRICES.support.list,
    isRecurring: true,
    priceNote: null,
    usage: { meters: [CONVERSATIONS], cappedMinor: 200_00, terms: `${CONVERSATION_TERMS}.` },
  },
  {
    plan: 'pro',
    reading: 'list',
    name: 'WhatsApp Pro Plan',
    title: 'WhatsApp Pro',
    tagline: 'Everything, on both channels',
    priceMinor: PRICES.pro.list,
    isRecurring: true,
    priceNote: null,
    usage: { meters: [CONVERSATIONS], cappedMinor: 300_00, terms: `${CONVERSATION_TERMS}.` },
  },
  FREE,
  {
    plan: 'pro',
    reading: 'chooser',
    name: 'Pro plan',
    title: 'Pro',
    tagline: 'Everything, and it grows with your sales',
    priceMinor: PRICES.pro.chooser,
    isRecurring: true,
    priceNote: '+ $5 for each $250 of sales beyond $1,000',
    usage: growing(PRICES.pro.chooser, 1000_00, 199_99),
  },
  { ...AUTOMATED, reading: 'chooser', priceMinor: PRICES.automated.chooser },
  { ...MULTICHANNEL, reading: 'chooser', priceMinor: PRICES.multichannel.chooser },
  { ...BUSINESS, reading: 'chooser', priceMinor: PRICES.business.chooser },
  {
    plan: 'enterprise',
    reading: 'chooser',
    name: 'WhatsApp Enterprise plan',
    title: 'Enterprise',
    tagline: 'For large shops',
    priceMinor: PRICES.enterprise.chooser,
    isRecurring: true,
    priceNote: 'or custom pricing',
    usage: { meters: [CONVERSATIONS], cappedMinor: 500_00, terms: `${CONVERSATION_TERMS}.` },
  },
];
