/**
 * Roughly how many units of a currency one US dollar is worth, rounded up so that revenue counts for less. Terms are in
 * dollars and shops sell in their own currency. Nobody is charged by the cent here, only by thresholds.
 */
const UNITS_PER_DOLLAR: Record<string, number> = {
  USD: 1,
  EUR: 0.95,
  GBP: 0.82,
  CHF: 0.92,
  CAD: 1.45,
  AUD: 1.6,
  NZD: 1.78,
  SGD: 1.38,
  HKD: 7.85,
  AED: 3.68,
  SAR: 3.76,
  QAR: 3.65,
  KWD: 0.32,
  BHD: 0.38,
  OMR: 0.39,
  ILS: 3.9,
  INR: 92,
  PKR: 290,
  BDT: 125,
  LKR: 315,
  MYR: 4.6,
  THB: 36,
  IDR: 17000,
  PHP: 60,
  VND: 26500,
  JPY: 160,
  KRW: 1480,
  TWD: 33.5,
  CNY: 7.35,
  BRL: 6.1,
  MXN: 20.8,
  ARS: 1600,
  CLP: 1000,
  COP: 4400,
  PEN: 3.9,
  ZAR: 19,
  NGN: 1700,
  KES: 135,
  EGP: 52,
  MAD: 10.2,
  TRY: 46,
  PLN: 4.1,
  CZK: 24.5,
  HUF: 400,
  RON: 4.8,
  BGN: 1.86,
  SEK: 11.1,
  NOK: 11.5,
  DKK: 7.1,
  UAH: 44,
  RUB: 105,
};

/** Returns an amount in US cents. Null for a currency without a rate, in which no revenue is billed. */
export function toDollarCents(amountMinor: number, currency: string, digits: number): number | null {
  const rate = UNITS_PER_DOLLAR[currency];
  return rate === undefined ? null : Math.floor((amountMinor / 10 ** digits / rate) * 100);
}
