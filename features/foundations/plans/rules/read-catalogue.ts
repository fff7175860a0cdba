import * as z from 'zod/mini';
import { PLAN_FLAGS, type PlanFlag } from '../contract/plan-flags.ts';
import { Meter, MOST_CAP_MINOR, PlanId } from '../contract/plan.ts';
import { isFeatureEnabled } from './feature-flags.ts';
import { OFFERS, type Offer } from './plan-catalogue.ts';
import { PLAN_FEATURES } from './plan-features.ts';

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(300));
/** US cents. */
const amount = z.int().check(z.positive(), z.maximum(MOST_CAP_MINOR));

const FileUsage = z.strictObject({
  meters: z
    .array(
      z.strictObject({
        meter: Meter,
        included: z.int().check(z.nonnegative()),
        step: z.nullable(z.int().check(z.positive())),
        feeMinor: amount,
      }),
    )
    .check(z.minLength(1), z.maxLength(3)),
  cappedMinor: amount,
  terms: text,
});

const FilePlan = z.strictObject({
  plan: z.enum(PlanId.options.filter((plan) => plan !== 'unlimited')),
  title: text,
  tagline: text,
  /** US cents a month. */
  priceMinor: z.int().check(z.nonnegative(), z.maximum(MOST_CAP_MINOR)),
  priceNote: z.nullable(text),
  /** False if the price is charged only as usage, by a meter with this fee. */
  isRecurring: z.boolean(),
  usage: z.nullable(FileUsage),
});
type FilePlan = z.infer<typeof FilePlan>;

const CatalogueFile = z.strictObject({
  currency: z.literal('USD'),
  plans: z.array(FilePlan).check(z.minLength(1)),
});

/** The catalogue of a file, or the file's faults, each with its place. */
export type ReadCatalogue = { offers: readonly Offer[] } | { faults: string[] };

/** Reads the text of a catalogue file. */
export function readCatalogue(json: string): ReadCatalogue {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    return { faults: [`it is not JSON: ${(error as Error).message}`] };
  }
  const parsed = CatalogueFile.safeParse(value);
  if (!parsed.success)
    return { faults: parsed.error.issues.map(({ path, message }) => `${place(path)}: ${message}`) };
  const { plans } = parsed.data;
  const faults = [...listFaults(plans), ...plans.flatMap(planFaults)];
  return faults.length > 0 ? { faults } : { offers: toOffers(plans) };
}

function place(path: readonly PropertyKey[]): string {
  return path.length === 0 ? 'the whole file' : path.map(String).join('.');
}

/** Returns the faults between the plans. */
function listFaults(plans: readonly FilePlan[]): string[] {
  const faults: string[] = [];
  if (!plans.some(({ plan }) => plan === 'free'))
    faults.push('the plan free is missing; every shop starts there');
  for (const key of ['plan', 'title'] as const) {
    const all = plans.map((one) => one[key]);
    for (const twice of new Set(all.filter((one, index) => all.indexOf(one) !== index)))
      faults.push(`the ${key} ${twice} is there twice; a plan has one price`);
  }
  const byPrice = plans.toSorted((one, other) => one.priceMinor - other.priceMinor);
  for (const [index, dearer] of byPrice.entries())
    for (const cheaper of byPrice.slice(0, index)) {
      const lacking = (Object.keys(PLAN_FLAGS) as PlanFlag[]).find(
        (flag) =>
          isFeatureEnabled(PLAN_FEATURES[cheaper.plan], flag) &&
          !isFeatureEnabled(PLAN_FEATURES[dearer.plan], flag),
      );
      if (lacking !== undefined)
        faults.push(`${dearer.plan} costs as much as ${cheaper.plan} or more, but does not have ${lacking}`);
    }
  return faults;
}

function planFaults({ plan, priceMinor, isRecurring, usage }: FilePlan): string[] {
  const says = (fault: string) => `${plan}: ${fault}`;
  if (plan === 'free')
    return priceMinor === 0 && usage === null && !isRecurring
      ? []
      : [says('priceMinor must be 0, isRecurring false and usage null')];
  const faults: string[] = [];
  if (priceMinor === 0) faults.push(says('priceMinor must be more than 0; only free costs nothing'));
  const meters = usage?.meters ?? [];
  if (new Set(meters.map(({ meter }) => meter)).size < meters.length)
    faults.push(says('each meter may be there once'));
  if (meters.some(({ feeMinor }) => feeMinor > (usage?.cappedMinor ?? 0)))
    faults.push(says('a feeMinor is more than cappedMinor, so it could never be charged'));
  const isChargedAsUsage = meters.some(({ step, feeMinor }) => step === null && feeMinor === priceMinor);
  if (!isRecurring && !isChargedAsUsage)
    faults.push(says('without isRecurring, a meter with step null must have priceMinor as its feeMinor'));
  return faults;
}

/**
 * Returns the plans of a file as offers, cheapest first. Offers that the file leaves out are kept for the shops that
 * have them: those see what they pay, and nobody else can choose them.
 */
function toOffers(plans: readonly FilePlan[]): Offer[] {
  const listed = plans.map(({ plan, ...terms }): Offer => {
    const name = OFFERS.find((offer) => offer.isListed && offer.plan === plan)?.name ?? plan;
    return { ...terms, plan, name, isListed: true, isOnlyFromFree: false, isRetired: false };
  });
  const names = new Set(listed.map(({ name }) => name));
  const retired = OFFERS.filter(({ name }) => !names.has(name)).map((offer): Offer => {
    const title = listed.find(({ plan }) => plan === offer.plan && isSamePlan(offer))?.title ?? offer.title;
    return { ...offer, title, isListed: false, isRetired: true };
  });
  return [...listed, ...retired].toSorted((one, other) => one.priceMinor - other.priceMinor);
}

/** Whether an earlier offer is the listed plan at another price, and not a plan of its own. */
function isSamePlan({ plan, title }: Offer): boolean {
  return OFFERS.some((offer) => offer.isListed && offer.plan === plan && offer.title === title);
}
