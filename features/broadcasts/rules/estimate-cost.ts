import type { FlightCheck } from '../contract/flight-check.ts';
import { RATES_CURRENCY, RATES_OF, rateOf } from './message-rates.ts';

/** What messages to people of these countries cost, the dearest country first; `people` are all, however few were looked at. */
export function estimateCost(
  sampled: ReadonlyMap<string | null, number>,
  people: number,
  category: 'MARKETING' | 'UTILITY',
): FlightCheck['cost'] {
  const looked = [...sampled.values()].reduce((sum, count) => sum + count, 0);
  const countries = [...sampled].map(([country, count]) => {
    const share = looked === 0 ? 0 : Math.round((count * people) / looked);
    const rate = rateOf(country, category);
    return { country: country ?? 'other', people: share, rate, amount: cents(share * rate) };
  });
  const amount = cents(countries.reduce((sum, one) => sum + one.people * one.rate, 0));
  const day = new Date(RATES_OF).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });
  return {
    currency: RATES_CURRENCY,
    amount,
    ratesOf: RATES_OF,
    inWords: `About $${amount.toFixed(2)} if every message is delivered, by WhatsApp’s rates of ${day}. It is an estimate: WhatsApp’s invoice decides.`,
    countries: countries.toSorted((one, other) => other.amount - one.amount),
  };
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
