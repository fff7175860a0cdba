import type { Reading } from '../contract/plan.ts';
import { EARLIER_PRICES, OFFERS, type Offer, type UsageMeter } from './plan-catalogue.ts';
import { FREE_USAGE } from './plan-terms.ts';
import { writeDollars } from './write-dollars.ts';

/** One plan's prices, in words. */
export interface PriceRow {
  title: string;
  /** Whom an earlier price is for; null: everybody who can choose the plan. */
  who: string | null;
  price: string;
  meters: { included: string; beyond: string }[];
  /** The most that usage comes to in a month. */
  most: string;
}

/** What the plans of a reading cost beyond their price, and the earlier prices that some shops keep. */
export function priceSheet(reading: Reading): { current: PriceRow[]; earlier: PriceRow[] } {
  const current = OFFERS.filter((offer) => offer.reading === reading).map((offer) => toRow(offer, null));
  const earlier = Object.values(EARLIER_PRICES).map((price) =>
    toRow({ isRecurring: true, ...price }, price.who),
  );
  return { current, earlier };
}

type Priced = Pick<Offer, 'title' | 'priceMinor' | 'isRecurring' | 'usage'>;

function toRow({ title, priceMinor, isRecurring, usage }: Priced, who: string | null): PriceRow {
  const included = `${count(FREE_USAGE.most)} ${FREE_USAGE.meter}`;
  return {
    title,
    who,
    // Charged as usage once it is due, so it stands beside the other usage.
    price: isRecurring || usage === null ? writeDollars(priceMinor) : writeDollars(0),
    meters: usage ? usage.meters.map(toWords) : [{ included, beyond: 'Messages wait for the next month' }],
    most: writeDollars(usage?.cappedMinor ?? 0),
  };
}

function toWords({ meter, included, step, feeMinor }: UsageMeter): { included: string; beyond: string } {
  const write = meter === 'revenue' ? writeDollars : count;
  const what = meter === 'revenue' ? 'of attributed revenue' : meter;
  const fee = writeDollars(feeMinor);
  return {
    included: `${write(included)} ${what}`,
    beyond: step === null ? `${fee}, once a month` : `${fee} for each ${write(step)} more`,
  };
}

function count(value: number): string {
  return new Intl.NumberFormat('en').format(value);
}
