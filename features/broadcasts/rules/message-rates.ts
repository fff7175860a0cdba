/**
 * What WhatsApp charges for one delivered template message, in US dollars, by the country of the number. Meta changes its
 * rates up to four times a year: replace the table together with its day. Shown as an estimate; invoices decide.
 */
export const RATES_OF = '2026-04-01';
export const RATES_CURRENCY = 'USD';

type Rates = readonly [marketing: number, utility: number];

const COUNTRIES: Readonly<Record<string, Rates>> = {
  AR: [0.0618, 0.026],
  BR: [0.0625, 0.0068],
  CL: [0.0889, 0.02],
  CO: [0.0125, 0.0008],
  EG: [0.0644, 0.0036],
  FR: [0.0859, 0.03],
  DE: [0.1365, 0.055],
  IN: [0.0118, 0.0014],
  ID: [0.0411, 0.025],
  IL: [0.0353, 0.0053],
  IT: [0.0691, 0.03],
  MY: [0.086, 0.014],
  MX: [0.0305, 0.0085],
  NL: [0.1597, 0.05],
  NG: [0.0516, 0.0067],
  PK: [0.0473, 0.0054],
  PE: [0.0703, 0.02],
  RU: [0.0802, 0.04],
  SA: [0.0455, 0.0107],
  ZA: [0.0379, 0.0076],
  ES: [0.0615, 0.02],
  TR: [0.0109, 0.0053],
  AE: [0.0499, 0.0157],
  GB: [0.0529, 0.022],
};

/** Countries without a rate of their own are charged by region. */
const REGIONS: readonly { countries: string; rates: Rates }[] = [
  { countries: 'US CA', rates: [0.025, 0.0034] },
  {
    countries:
      'DZ AO BJ BW BF BI CM TD CI ER ET GA GM GH GW KE LS LR LY MG MW ML MR MA MZ NA NE RW SN SL SO SS SD SZ TZ TG TN UG ZM CG',
    rates: [0.0225, 0.004],
  },
  {
    countries: 'AF AU BD KH CN HK JP LA MN NP NZ PG PH SG LK TW TJ TH TM UZ VN',
    rates: [0.0732, 0.0113],
  },
  {
    countries: 'AL AM AZ BY BG HR CZ GE GR HU LV LT MD MK PL RO RS SK SI UA',
    rates: [0.086, 0.0212],
  },
  {
    countries: 'BO CR DO EC SV GT HT HN JM NI PA PY PR UY VE',
    rates: [0.074, 0.0113],
  },
  { countries: 'BH IQ JO KW LB OM QA YE', rates: [0.0341, 0.0091] },
  { countries: 'AT BE DK FI IE NO PT SE CH', rates: [0.0592, 0.0171] },
];

const OTHERS: Rates = [0.0604, 0.0077];

const RATE_OF = new Map([
  ...REGIONS.flatMap(({ countries, rates }) =>
    countries.split(' ').map((country) => [country, rates] as const),
  ),
  ...Object.entries(COUNTRIES),
]);

/** The rate of one message to a number of a country (ISO 3166 alpha-2), null for one that is not known. */
export function rateOf(country: string | null, category: 'MARKETING' | 'UTILITY'): number {
  const [marketing, utility] = (country === null ? undefined : RATE_OF.get(country)) ?? OTHERS;
  return category === 'MARKETING' ? marketing : utility;
}
