import { LOCALE } from './reader-locale.ts';

function moneyFormat(currency: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return new Intl.NumberFormat(LOCALE, { style: 'currency', currency, ...options });
}

/** Converts minor units to major ones: yen have no decimals, dinars have three. */
function toMajor(minor: number, currency: string): number {
  const digits = moneyFormat(currency).resolvedOptions().maximumFractionDigits ?? 2;
  return minor / 10 ** digits;
}

export function formatMoney(minor: number, currency: string): string {
  return moneyFormat(currency).format(toMajor(minor, currency));
}

/** For estimates: two digits that count, without decimals. */
export function formatMoneyRough(minor: number, currency: string): string {
  const rough = moneyFormat(currency, { maximumSignificantDigits: 2 });
  return rough.format(toMajor(minor, currency));
}

/** For axis labels, which have little room. */
export function formatMoneyShort(minor: number, currency: string): string {
  const short = moneyFormat(currency, {
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  });
  return short.format(toMajor(minor, currency));
}
