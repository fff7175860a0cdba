import {
  areRepliesCharged,
  describeFreeReplies,
  REPLY_PRICES,
} from '#features/foundations/channels/contract/reply-prices.ts';
import { currentReader, fill } from '#platform/language/reader.ts';
import type { FlightCheck } from '../../contract/flight-check.ts';
import { texts } from '../../texts/all.ts';
import { RATES_CURRENCY, RATES_OF, rateOf } from './message-rates.ts';

/** The parts of a broadcast that its cost depends on. */
interface Priced {
  /** The number of checked people by country. */
  sampled: ReadonlyMap<string | null, number>;
  /** The number of people who may get it, including unchecked ones. */
  people: number;
  category: 'MARKETING' | 'UTILITY';
  /** The time of the sending. */
  at: Date;
}

/** Estimates the cost by country, most expensive first. */
export function estimateCost({ sampled, people, category, at }: Priced): FlightCheck['cost'] {
  const looked = [...sampled.values()].reduce((sum, count) => sum + count, 0);
  const shareOf = (count: number) => (looked === 0 ? 0 : Math.round((count * people) / looked));
  const countries = [...sampled].flatMap(([country, count]) => {
    const rate = rateOf(country, category);
    if (country === null || rate === null) return [];
    const share = shareOf(count);
    return [{ country, people: share, rate, amount: cents(share * rate) }];
  });
  const amount = cents(countries.reduce((sum, one) => sum + one.people * one.rate, 0));
  return {
    currency: RATES_CURRENCY,
    amount,
    ratesOf: RATES_OF,
    inWords: [
      inWords(amount, shareOf(sampled.get(null) ?? 0)),
      ...(areRepliesCharged(at) ? [repliesInWords(sampled)] : []),
    ].join(' '),
    countries: countries.toSorted((one, other) => other.amount - one.amount),
  };
}

function inWords(amount: number, unknown: number): string {
  const day = new Date(RATES_OF).toLocaleDateString(currentReader().locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return [
    fill(texts.flightCost.inAll, { amount: dollars(amount, 2), day }),
    ...(unknown === 0 ? [] : [fill(texts.flightCost.uncounted, { count: unknown })]),
    texts.flightCost.invoice,
  ].join(' ');
}

function dollars(amount: number, decimals: number): string {
  return amount.toLocaleString(currentReader().locale, {
    style: 'currency',
    currency: RATES_CURRENCY,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

/** Nobody knows how many people will reply, so replies are described by their price. */
function repliesInWords(sampled: ReadonlyMap<string | null, number>): string {
  const rates = [...sampled].flatMap(([country, people]) => {
    const rate = rateOf(country, REPLY_PRICES.ratedAs);
    return rate === null ? [] : [{ rate, people }];
  });
  const people = rates.reduce((sum, one) => sum + one.people, 0);
  const sum = rates.reduce((all, one) => all + one.rate * one.people, 0);
  const replies =
    people === 0
      ? texts.flightCost.replies
      : fill(texts.flightCost.repliesPriced, { price: dollars(sum / people, 4) });
  return `${replies} ${describeFreeReplies()}`;
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
