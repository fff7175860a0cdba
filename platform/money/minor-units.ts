const DIGITS = new Map<string, number>();
const FORMATS = new Map<string, Intl.NumberFormat>();
/** People's locales come from outside, and each format takes some memory. */
const MOST_FORMATS = 500;

/** How many decimals a currency (ISO 4217) has: 2 for EUR, 0 for JPY, 3 for KWD. */
export function currencyDigits(currency: string): number {
  let digits = DIGITS.get(currency);
  if (digits === undefined) {
    digits =
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
      2;
    DIGITS.set(currency, digits);
  }
  return digits;
}

/**
 * A decimal amount as stores write it ("49.95") in integer minor units (4995), rounded half away from zero.
 * Throws on anything that is not a decimal number.
 */
export function toMinorUnits(amount: string, currency: string): number {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount.trim());
  if (!match) throw new Error(`Not a decimal amount: ${amount}`);
  const digits = currencyDigits(currency);
  const [, sign, whole = '0', fraction = ''] = match;
  const kept = fraction.padEnd(digits + 1, '0');
  const minor = Number(whole + kept.slice(0, digits)) + (Number(kept[digits]) >= 5 ? 1 : 0);
  return sign && minor !== 0 ? -minor : minor;
}

/** An amount in minor units (4995) as stores write it ("49.95"). */
export function toDecimal(amountMinor: number, currency: string): string {
  const digits = currencyDigits(currency);
  return (amountMinor / 10 ** digits).toFixed(digits);
}

/** An amount in minor units as a person reads it in that locale, for example €49.95. */
export function formatMoney(amountMinor: number, currency: string, locale = 'en'): string {
  return moneyFormat(currency, locale).format(amountMinor / 10 ** currencyDigits(currency));
}

/** To make one takes longer than anything else about a message. */
function moneyFormat(currency: string, locale: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = FORMATS.get(key);
  if (known) return known;
  if (FORMATS.size >= MOST_FORMATS) FORMATS.clear();
  const made = new Intl.NumberFormat(locale, { style: 'currency', currency });
  FORMATS.set(key, made);
  return made;
}
