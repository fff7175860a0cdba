import * as z from 'zod/mini';
import { Meter, type PlanId } from '../contract/plan.ts';
import { texts } from '../texts/all.ts';
import { texts as english } from '../texts/en.ts';
import { FREE_PLAN_NAME } from './plan-terms.ts';
import { writeDollarsIn } from './write-dollars.ts';

/**
 * A price beside the monthly one. Beyond `included`, each whole `step` costs `feeMinor`. Null means once, as soon as it
 * is exceeded.
 */
const UsageMeter = z.object({
  meter: Meter,
  /** US cents for revenue, otherwise a count. */
  included: z.number(),
  step: z.nullable(z.number()),
  feeMinor: z.number(),
});
export type UsageMeter = z.infer<typeof UsageMeter>;

/** The possible cost of usage: the meters of one usage line, and their maximum in a cycle, in US cents. */
export const Usage = z.object({
  meters: z.readonly(z.array(UsageMeter)),
  cappedMinor: z.number(),
  /** The text that the merchant agrees to in the store. */
  terms: z.string(),
});
export type Usage = z.infer<typeof Usage>;

/** A plan with its price. */
export interface Offer {
  plan: PlanId;
  /** The name in the API and the store, and of the shop's plan afterwards. */
  name: string;
  title: string;
  tagline: string;
  /** The displayed price, US cents a month. */
  priceMinor: number;
  /** False if the price is charged only as usage, once it is due. */
  isRecurring: boolean;
  priceNote: string | null;
  usage: Usage | null;
  /** False for an earlier price, which only shops that pay it see. */
  isListed: boolean;
  /** Whether shops on a paid plan cannot change to it. */
  isOnlyFromFree: boolean;
  /** Whether the operator's catalogue leaves it out. Only shops that have it keep it. */
  isRetired: boolean;
}

/** The spelling of Business that was sold at the earlier price. */
const OLDER_BUSINESS_NAME = 'Whatsapp Business Plan';

/** The price of Automated, and the revenue after which it is charged, in US cents. */
const AUTOMATED_PRICE_MINOR = 9_99;
const AUTOMATED_REVENUE_MINOR = 200_00;

const AFTER_200: UsageMeter = {
  meter: 'revenue',
  included: AUTOMATED_REVENUE_MINOR,
  step: null,
  feeMinor: AUTOMATED_PRICE_MINOR,
};
/** Message prices: the first hundred of a cycle are free, then five cents each, in hundreds. */
const MESSAGES: UsageMeter = { meter: 'messages', included: 100, step: 100, feeMinor: 500 };
/** A conversation is one shopper on one day. */
const CONVERSATIONS: UsageMeter = { meter: 'conversations', included: 1000, step: 100, feeMinor: 500 };

/** The texts that shops agree to in the store, in English. `showOfferWords` translates all texts for screens. */
const { messageTerms: MESSAGE_TERMS, conversationTerms: CONVERSATION_TERMS } = english.offerWords;

/** Returns usage that grows with the revenue from messages until price and usage reach a fixed sum, in US cents. */
function growing(priceMinor: number, afterMinor: number, flatMinor: number): Usage {
  const cappedMinor = flatMinor - priceMinor;
  const [step, feeMinor] = [250_00, 5_00];
  const dollars = (minor: number) => writeDollarsIn('en', minor);
  const flatFrom = dollars(afterMinor + Math.ceil(cappedMinor / feeMinor) * step);
  return {
    meters: [{ meter: 'revenue', included: afterMinor, step, feeMinor }],
    cappedMinor,
    terms: `After ${dollars(afterMinor)} of attributed revenue in a month, $5 for each further $250; flat at ${dollars(flatMinor)} a month from ${flatFrom} on.`,
  };
}

const LISTED = {
  isRecurring: true,
  priceNote: null,
  isListed: true,
  isOnlyFromFree: false,
  isRetired: false,
} as const;
const EARLIER = { isRecurring: true, isListed: false, isRetired: false } as const;

const BUSINESS: Offer = {
  ...LISTED,
  plan: 'business',
  name: 'WhatsApp Business Plan',
  title: 'WhatsApp Business',
  tagline: english.offerWords.business,
  priceMinor: 39_99,
  usage: { meters: [MESSAGES], cappedMinor: 100_00, terms: MESSAGE_TERMS },
};

/**
 * Bellbird's catalogue, cheapest offer first. BELLBIRD_PLANS_FILE replaces it. Both choosers show the listed offers.
 * Other prices continue in the subscriptions of shops that approved them. The unlisted offers are those that a shop may
 * still have to be asked for again.
 */
export const OFFERS: readonly Offer[] = [
  {
    ...LISTED,
    plan: 'free',
    name: FREE_PLAN_NAME,
    title: 'Free',
    tagline: english.offerWords.free,
    priceMinor: 0,
    isRecurring: false,
    priceNote: english.offerWords.forever,
    usage: null,
  },
  {
    ...LISTED,
    plan: 'automated',
    name: 'Whatsapp Automated Plan',
    title: 'WhatsApp Automated',
    tagline: english.offerWords.automated,
    priceMinor: AUTOMATED_PRICE_MINOR,
    isRecurring: false,
    priceNote: english.offerWords.afterRevenue,
    usage: {
      meters: [AFTER_200, MESSAGES],
      cappedMinor: 59_99,
      terms: english.offerWords.automatedTerms,
    },
  },
  {
    ...LISTED,
    plan: 'multichannel',
    name: 'Multichannel plan (Whatsapp+FB)',
    title: 'Multichannel',
    tagline: english.offerWords.multichannel,
    priceMinor: 19_99,
    usage: { meters: [MESSAGES], cappedMinor: 50_00, terms: MESSAGE_TERMS },
  },
  {
    plan: 'pro',
    ...EARLIER,
    name: 'Pro plan',
    title: 'Pro',
    tagline: english.offerWords.growing,
    priceMinor: 19_99,
    priceNote: english.offerWords.growingPrice,
    usage: growing(19_99, 1000_00, 199_99),
    isOnlyFromFree: true,
  },
  { ...BUSINESS, ...EARLIER, name: OLDER_BUSINESS_NAME, priceMinor: 29_99 },
  BUSINESS,
  {
    ...LISTED,
    plan: 'support',
    name: 'WhatsApp Support Plan',
    title: 'WhatsApp Support',
    tagline: english.offerWords.support,
    priceMinor: 49_99,
    usage: { meters: [CONVERSATIONS], cappedMinor: 200_00, terms: CONVERSATION_TERMS },
  },
  {
    ...LISTED,
    plan: 'pro',
    name: 'WhatsApp Pro Plan',
    title: 'WhatsApp Pro',
    tagline: english.offerWords.pro,
    priceMinor: 79_99,
    usage: { meters: [CONVERSATIONS], cappedMinor: 300_00, terms: CONVERSATION_TERMS },
  },
  {
    ...LISTED,
    plan: 'enterprise',
    name: 'WhatsApp Enterprise plan',
    title: 'Enterprise',
    tagline: english.offerWords.enterprise,
    priceMinor: 499_99,
    priceNote: english.offerWords.customPricing,
    usage: { meters: [CONVERSATIONS], cappedMinor: 500_00, terms: CONVERSATION_TERMS },
  },
];

/**
 * Returns words of Bellbird's own catalogue in the reader's language. Offers, and what shops agreed to, keep them in
 * English. The words of an operator's catalogue stay as they are.
 */
export function showOfferWords(words: string): string {
  const own: Readonly<Record<string, string>> = english.offerWords;
  const shown: Readonly<Record<string, string>> = texts.offerWords;
  const name = Object.keys(own).find((one) => own[one] === words);
  return (name === undefined ? undefined : shown[name]) ?? words;
}
