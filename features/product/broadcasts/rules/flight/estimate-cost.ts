import {
  areRepliesCharged,
  describeFreeReplies,
  REPLY_PRICES,
} from '#features/foundations/channels/contract/reply-prices.ts';
import type { FlightCheck } from '../../contract/flight-check.ts';
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
  const day = new Date(RATES_OF).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });
  const priced = `About $${amount.toFixed(2)} if everybody gets it, also those who get it later, by WhatsApp’s rates of ${day}.`;
  const people = unknown === 1 ? '1 person is' : `${unknown.toLocaleString('en')} people are`;
  const left = unknown === 0 ? '' : ` ${people} not counted in: their country, and so its rate, is unknown.`;
  return `${priced}${left} It is an estimate: WhatsApp’s invoice decides.`;
}

/** Nobody knows how many people will reply, so replies are described by their price. */
function repliesInWords(sampled: ReadonlyMap<string | null, number>): string {
  const rates = [...sampled].flatMap(([country, people]) => {
    const rate = rateOf(country, REPLY_PRICES.ratedAs);
    return rate === null ? [] : [{ rate, people }];
  });
  const people = rates.reduce((sum, one) => sum + one.people, 0);
  const sum = rates.reduce((all, one) => all + one.rate * one.people, 0);
  const each = people === 0 ? '' : ` and cost about $${(sum / people).toFixed(4)} each`;
  return `Your replies to those who answer come on top${each}. ${describeFreeReplies()}`;
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
