import type { PlanId, Reading } from '../contract/plan.ts';
import { EARLIER_PRICES, OFFERS, type Offer } from './plan-catalogue.ts';

/** Every name that a plan has gone by, in lower case; a plan of another name is an old store's. */
const PLAN_NAMES: Record<PlanId, readonly string[]> = {
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
const OLDER_BUSINESS_NAME = 'Whatsapp Business Plan';

/** The plan of that name, whatever its letters' case; null for a plan of an old store. */
export function findPlan(name: string): PlanId | null {
  const known = name.trim().toLowerCase();
  const found = Object.entries(PLAN_NAMES).find(([, names]) => names.includes(known));
  return (found?.[0] as PlanId | undefined) ?? null;
}

/** Whether a shop has the reduced, Messenger-only product; document 1, section 6. */
export function isOldStore(planName: string): boolean {
  return findPlan(planName) === null;
}

/** Shops on a free plan choose from the chooser, all others from the list. */
export function readingFor(planName: string): Reading {
  return findPlan(planName) === 'free' ? 'chooser' : 'list';
}

/** What is known of a shop when plans are offered to it. */
export interface Customer {
  planName: string;
  /** It paid for a Business plan at some time. */
  hadBusiness: boolean;
}

/** The offers a shop sees, at the prices it would pay. */
export function offersFor(customer: Customer): Offer[] {
  const reading = readingFor(customer.planName);
  return OFFERS.filter((offer) => offer.reading === reading).map((offer) =>
    offer.plan === 'business' ? { ...offer, ...earlierBusiness(customer, reading) } : offer,
  );
}

/** The offer of that name that a shop can take. Everyone can go to the free plan. */
export function findOffer(customer: Customer, name: string): Offer | null {
  const plan = findPlan(name);
  const offers = plan === 'free' ? OFFERS : offersFor(customer);
  return offers.find((offer) => offer.plan === plan) ?? null;
}

/** The older price of business, for those who may still have it; document 1, section 9. */
function earlierBusiness({ planName, hadBusiness }: Customer, reading: Reading): Partial<Offer> {
  const { olderBusiness, returningBusiness } = EARLIER_PRICES;
  if (reading === 'list' && planName === OLDER_BUSINESS_NAME)
    return { name: OLDER_BUSINESS_NAME, priceMinor: olderBusiness.priceMinor };
  return reading === 'chooser' && hadBusiness ? { priceMinor: returningBusiness.priceMinor } : {};
}
