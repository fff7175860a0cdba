import type { PlanId, Reading } from '../contract/plan.ts';
import {
  OFFERS,
  OLDER_BUSINESS_NAME,
  BUSINESS_PRICE_MINOR,
  PLAN_NAMES,
  type Offer,
} from './plan-catalogue.ts';

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
    offer.plan === 'business' ? { ...offer, ...businessFor(customer, reading) } : offer,
  );
}

/** The offer of that name that a shop can take. Everyone can go to the free plan. */
export function findOffer(customer: Customer, name: string): Offer | null {
  const plan = findPlan(name);
  const offers = plan === 'free' ? OFFERS : offersFor(customer);
  return offers.find((offer) => offer.plan === plan) ?? null;
}

function businessFor(
  { planName, hadBusiness }: Customer,
  reading: Reading,
): Pick<Offer, 'name' | 'priceMinor'> {
  const { list, chooser } = BUSINESS_PRICE_MINOR;
  const name = 'WhatsApp Business Plan';
  if (reading === 'chooser') return { name, priceMinor: hadBusiness ? chooser.current : chooser.other };
  return planName === OLDER_BUSINESS_NAME
    ? { name: OLDER_BUSINESS_NAME, priceMinor: list.older }
    : { name, priceMinor: list.other };
}
