import { fill } from '#platform/language/reader.ts';
import type { PlanCard } from '../contract/plan.ts';
import { texts } from '../texts/all.ts';
import { showOfferWords, type Offer, type Usage } from './plan-catalogue.ts';
import { comparePlan } from './plan-comparison.ts';
import { OLD_PLAN_FEATURES, PLAN_FEATURES } from './plan-features.ts';
import { listedOffers, ownOffer } from './plan-names.ts';
import { FREE_USAGE, TRIAL_DAYS } from './plan-terms.ts';
import { writeDollars } from './write-dollars.ts';

/** The price and usage that the shop approved in the store. */
export type Agreed = Pick<Offer, 'priceMinor' | 'usage'>;

/**
 * Returns the cards that a shop sees, cheapest first: the listed offers, and its own plan at its own price, even if it
 * is retired. `isChosen` is false while no plan is chosen, not even the free one it has until then.
 */
export function planCards(
  planName: string,
  { catalogue, isChosen, agreed }: { catalogue: readonly Offer[]; isChosen: boolean; agreed: Agreed | null },
): PlanCard[] {
  const offers = listedOffers(catalogue);
  if (!isChosen) return offers.map((offer) => toCard(offer, false));
  const own = ownCard(planName, ownOffer(catalogue, planName), agreed);
  const others = offers.filter(({ title }) => title !== own.title).map((offer) => toCard(offer, false));
  const dearer = others.findIndex(({ priceMinor }) => (priceMinor ?? 0) > (own.priceMinor ?? -1));
  return others.toSpliced(dearer === -1 ? others.length : dearer, 0, own);
}

function ownCard(planName: string, offer: Offer | null, agreed: Agreed | null): PlanCard {
  return offer === null ? oldCard(planName) : toCard({ ...offer, ...agreed }, true);
}

/** A plan of an old store, of which only the name and the features are known. */
function oldCard(planName: string): PlanCard {
  return {
    name: planName,
    planId: null,
    title: planName,
    tagline: texts.cardWords.oldPlan,
    priceMinor: null,
    freeUpToMinor: null,
    priceNote: texts.cardWords.oldPrice,
    usageTerms: null,
    trialDays: 0,
    parts: comparePlan(OLD_PLAN_FEATURES),
    isCurrent: true,
  };
}

function toCard(offer: Offer, isCurrent: boolean): PlanCard {
  return {
    name: offer.name,
    planId: offer.plan,
    title: offer.title,
    tagline: showOfferWords(offer.tagline),
    priceMinor: offer.priceMinor,
    freeUpToMinor: freeUpTo(offer),
    priceNote: offer.priceNote && showOfferWords(offer.priceNote),
    usageTerms: offer.plan === 'free' ? freeTerms() : termsWithCap(offer.usage),
    trialDays: offer.plan === 'free' ? 0 : TRIAL_DAYS,
    parts: comparePlan(PLAN_FEATURES[offer.plan]),
    isCurrent,
  };
}

/** Returns the revenue up to which a price is not charged, in US cents. Null if it is always or never charged. */
function freeUpTo({ isRecurring, usage }: Offer): number | null {
  const meter = usage?.meters.find((one) => one.meter === 'revenue' && one.step === null);
  return isRecurring ? null : (meter?.included ?? null);
}

function freeTerms(): string {
  return fill(texts.cardWords.freeTerms, { most: FREE_USAGE.most });
}

/** The store's page shows the maximum cost of usage. Nobody should have to go there to learn it. */
function termsWithCap(usage: Usage | null): string | null {
  if (usage === null) return null;
  const most = writeDollars(usage.cappedMinor);
  return fill(texts.cardWords.withCap, { terms: showOfferWords(usage.terms), most });
}
