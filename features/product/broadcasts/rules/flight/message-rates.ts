/**
 * WhatsApp's price of a delivered template message in US dollars, by the country code of the number. From Meta's rate
 * card in USD of 1 October 2026 (meta-usd-rates-2026-10-01.xlsx, sha256 94913fa2…), read on 22 November 2026 in a
 * public copy. The card in AED agrees in the compared markets.
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/pricing says which country belongs to which
 * market. Meta changes its prices up to four times a year: replace the table together with its date. The screens show
 * estimates; invoices decide.
 */
export const RATES_OF = '2026-10-01';
export const RATES_CURRENCY = 'USD';

type Rates = readonly [marketing: number, utility: number];

/** The markets, each with the territories that share its country code. */
const MARKETS: readonly (readonly [countries: string, rates: Rates])[] = [
  ['AR', [0.0618, 0.026]],
  ['BD', [0.0732, 0.0037]],
  ['BR', [0.0625, 0.0068]],
  ['CL', [0.0889, 0.02]],
  ['CO', [0.0125, 0.0008]],
  ['EG', [0.0644, 0.0036]],
  ['FR', [0.0859, 0.03]],
  ['DE', [0.1365, 0.055]],
  ['HK', [0.0732, 0.026]],
  ['HU', [0.086, 0.035]],
  ['IN', [0.0118, 0.0014]],
  ['ID', [0.0411, 0.025]],
  ['IQ', [0.0341, 0.0079]],
  ['IL', [0.0353, 0.0053]],
  ['IT VA', [0.0795, 0.03]],
  ['KZ', [0.0604, 0.018]],
  ['KW', [0.0792, 0.044]],
  ['MY', [0.086, 0.014]],
  ['MX', [0.0397, 0.0085]],
  ['MA EH', [0.0414, 0.023]],
  ['NL', [0.1597, 0.05]],
  ['NP', [0.0732, 0.0034]],
  ['NG', [0.0516, 0.0067]],
  ['OM', [0.0341, 0.0247]],
  ['PK', [0.0473, 0.015]],
  ['PE', [0.0703, 0.03]],
  ['PL', [0.0366, 0.0122]],
  ['QA', [0.0341, 0.012]],
  ['RO', [0.086, 0.029]],
  ['RU', [0.0802, 0.04]],
  ['SA', [0.0576, 0.0107]],
  ['SG', [0.0732, 0.016]],
  ['ZA', [0.0379, 0.0095]],
  ['ES', [0.0707, 0.02]],
  ['LK', [0.0732, 0.002]],
  ['TR', [0.0109, 0.0009]],
  ['UA', [0.086, 0.0298]],
  ['AE', [0.0576, 0.0157]],
  ['GB GG IM JE', [0.0635, 0.022]],
  ['US CA', [0.025, 0.0034]],
  [
    'DZ AO BJ BW BF BI CM TD CG CI ER ET GA GM GH GW KE LS LR LY MG MW ML MR MZ NA NE RW SN SL SO SS SD SZ TZ TG TN UG ZM ZW',
    [0.0225, 0.004],
  ],
  ['AF AU CC CX KH CN JP LA MN NZ PG PH TW TJ TH TM UZ VN', [0.0842, 0.0113]],
  ['AL AM AZ BY BG HR CZ GE GR LV LT MD MK RS SK SI', [0.086, 0.0212]],
  ['BO CR DO EC SV GT HT HN JM NI PA PY PR UY VE', [0.074, 0.0113]],
  ['BH JO LB YE', [0.0392, 0.0091]],
  ['AT BE DK FI AX IE NO SJ PT SE CH', [0.0592, 0.0171]],
];

/** Meta's price for every country that it does not name. */
const OTHERS: Rates = [0.0604, 0.0077];

const RATE_OF = new Map(
  MARKETS.flatMap(([countries, rates]) => countries.split(' ').map((country) => [country, rates] as const)),
);

/** Returns the price of a message to a number of a country (ISO 3166 alpha-2). Null if the country is unknown. */
export function rateOf(country: string | null, category: 'MARKETING' | 'UTILITY'): number | null {
  if (country === null) return null;
  const [marketing, utility] = RATE_OF.get(country) ?? OTHERS;
  return category === 'MARKETING' ? marketing : utility;
}
