import type { PlanId, Reading } from '../contract/plan.ts';
import type { Offer } from './plan-catalogue.ts';
import { ALL_FEATURES_PLAN_NAME } from './plan-terms.ts';

/** All names of plans in lower case. Any other name belongs to an old store. */
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

/** Returns the plan of a name, ignoring case. Null for a plan of an old store. */
export function findPlan(name: string): PlanId | null {
  const known = name.trim().toLowerCase();
  const found = Object.entries(PLAN_NAMES).find(([, names]) => names.includes(known));
  return (found?.[0] as PlanId | undefined) ?? null;
}

/** Whether a shop has the reduced, Messenger-only product. Document 1, section 6. */
export function isOldStore(planName: string): boolean {
  return findPlan(planName) === null;
}

/** Shops on a free plan use the chooser, all others the list. */
export function readingFor(planName: string): Reading {
  return findPlan(planName) === 'free' ? 'chooser' : 'list';
}

/** Returns the listed offers, which are the same for every shop. */
export function listedOffers(catalogue: readonly Offer[]): Offer[] {
  return catalogue.filter(({ isListed }) => isListed);
}

/**
 * Returns the offer of a shop's own plan, or null for a plan of an old store. An exact spelling has precedence over the
 * plan that it names.
 */
export function ownOffer(catalogue: readonly Offer[], planName: string): Offer | null {
  return catalogue.find(({ name }) => name === planName) ?? offerNamed(catalogue, planName);
}

/** Returns the offer of a name that a shop can choose, ignoring case. A shop's own plan keeps its own price. */
export function findOffer(catalogue: readonly Offer[], shopPlanName: string, name: string): Offer | null {
  const offer = offerNamed(catalogue, name);
  const own = ownOffer(catalogue, shopPlanName);
  if (own !== null && offer?.title === own.title) return own;
  return offer?.isRetired === true ? null : offer;
}

/** Returns the refusal of a change, or null. Pro by usage can be chosen only from Free. Document 1, section 4. */
export function offerRefusalReason(
  offer: Offer,
  { planName, own }: { planName: string; own: Offer | null },
): 'PRO_ONLY_FROM_FREE' | null {
  const canTake = findPlan(planName) === 'free' || own === offer;
  return offer.isOnlyFromFree && !canTake ? 'PRO_ONLY_FROM_FREE' : null;
}

function offerNamed(catalogue: readonly Offer[], planName: string): Offer | null {
  const plan = findPlan(planName);
  const name = planName.trim().toLowerCase();
  const offers = catalogue.filter((offer) => offer.plan === plan);
  return (
    offers.find((offer) => offer.isListed && offer.name.toLowerCase() === name) ??
    offers.find((offer) => offer.name.toLowerCase() === name) ??
    offers.find(({ isListed }) => isListed) ??
    offers.find(({ isOnlyFromFree }) => !isOnlyFromFree) ??
    null
  );
}
