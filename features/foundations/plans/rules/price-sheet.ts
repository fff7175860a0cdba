import { fill } from '#platform/language/reader.ts';
import type { PriceRow } from '../contract/plan.ts';
import { texts } from '../texts/all.ts';
import type { Agreed } from './plan-cards.ts';
import type { Offer, UsageMeter } from './plan-catalogue.ts';
import { listedOffers, ownOffer } from './plan-names.ts';
import { FREE_USAGE } from './plan-terms.ts';
import { writeDollars } from './write-dollars.ts';

/** Returns the listed plans' prices of usage, and a shop's own terms if it pays another price. */
export function priceSheet(
  planName: string,
  { catalogue, agreed }: { catalogue: readonly Offer[]; agreed: Agreed | null },
): { listed: PriceRow[]; own: PriceRow[] } {
  const offer = ownOffer(catalogue, planName);
  const own = offer && { ...offer, ...agreed };
  const isEarlier =
    own !== null &&
    !listedOffers(catalogue).some((one) => one.name === own.name && one.priceMinor === own.priceMinor);
  return { listed: listedOffers(catalogue).map(toRow), own: isEarlier ? [toRow(own)] : [] };
}

type Priced = Pick<Offer, 'title' | 'priceMinor' | 'isRecurring' | 'usage'>;

function toRow({ title, priceMinor, isRecurring, usage }: Priced): PriceRow {
  const included = fill(texts.priceWords.included[FREE_USAGE.meter], { count: FREE_USAGE.most });
  return {
    title,
    // Charged as usage once it is due, so it is beside the other usage.
    price: isRecurring || usage === null ? writeDollars(priceMinor) : writeDollars(0),
    meters: usage ? usage.meters.map(toWords) : [{ included, beyond: texts.priceWords.waits }],
    most: writeDollars(usage?.cappedMinor ?? 0),
  };
}

function toWords({ meter, included, step, feeMinor }: UsageMeter): { included: string; beyond: string } {
  const fee = writeDollars(feeMinor);
  return {
    included:
      meter === 'revenue'
        ? fill(texts.priceWords.revenue, { amount: writeDollars(included) })
        : fill(texts.priceWords.included[meter], { count: included }),
    beyond:
      step === null
        ? fill(texts.priceWords.once, { fee })
        : fill(texts.priceWords.each, { fee, step: meter === 'revenue' ? writeDollars(step) : step }),
  };
}
