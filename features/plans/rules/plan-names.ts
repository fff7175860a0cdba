import type { PlanId, Reading } from '../contract/plan.ts';
import { OFFERS, type Offer } from './plan-catalogue.ts';
import { ALL_FEATURES_PLAN_NAME } from './plan-terms.ts';

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
  unlimited: [ALL_FEATURES_PLAN_NAME.toLowerCase()],
  enterprise: ['whatsapp enterprise plan', 'enterprise plan', 'whatsapp enterprise'],
};

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

/** The listed offers: the same for every shop. */
export function listedOffers(): Offer[] {
  return OFFERS.filter(({ isListed }) => isListed);
}

/** The offer of a shop's own plan, or null on a plan of an old store. An exact spelling wins over the plan it names. */
export function ownOffer(planName: string): Offer | null {
  return OFFERS.find(({ name }) => name === planName) ?? offerNamed(planName);
}

/** The offer of that name that a shop can take, whatever its letters' case. A shop's own keeps its own price. */
export function findOffer(shopPlanName: string, name: string): Offer | null {
  const offer = offerNamed(name);
  const own = ownOffer(shopPlanName);
  return own !== null && offer?.title === own.title ? own : offer;
}

function offerNamed(planName: string): Offer | null {
  const plan = findPlan(planName);
  const name = planName.trim().toLowerCase();
  const offers = OFFERS.filter((offer) => offer.plan === plan);
  return (
    offers.find((offer) => offer.isListed && offer.name.toLowerCase() === name) ??
    offers.find((offer) => offer.name.toLowerCase() === name) ??
    offers.find(({ isListed }) => isListed) ??
    null
  );
}
