import { currentReader } from '#platform/language/reader.ts';

const FORMATS = new Map<string, Intl.NumberFormat>();

/** Formats US cents in the reader's way, with the sign of prices in the store: $9.99, 9,99 $, $1,000. */
export function writeDollars(minor: number): string {
  return writeDollarsIn(currentReader().locale, minor);
}

/** Formats US cents for a locale. The terms that a merchant approves at Shopify are always in English. */
export function writeDollarsIn(locale: string, minor: number): string {
  const isWhole = minor % 100 === 0;
  const key = `${locale} ${isWhole}`;
  let format = FORMATS.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      ...(isWhole && { maximumFractionDigits: 0 }),
    });
    FORMATS.set(key, format);
  }
  return format.format(minor / 100);
}
