const DIGITS = new Map<string, number>();
const FORMATS = new Map<string, Intl.NumberFormat>();
/** The limit of cached formats. Locales come from outside, and each format takes memory. */
const MOST_FORMATS = 500;

/** Returns how many decimals a currency (ISO 4217) has: 2 for EUR, 0 for JPY, 3 for KWD. */
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
 * Converts a decimal amount from a store ("49.95") to integer minor units (4995), rounded half away from zero.
 * Throws if the amount is not a decimal number.
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

/** Converts an amount in minor units (4995) to the form that stores use ("49.95"). */
export function toDecimal(amountMinor: number, currency: string): string {
  const digits = currencyDigits(currency);
  return (amountMinor / 10 ** digits).toFixed(digits);
}

/** Formats an amount in minor units for people in a locale, for example €49.95. */
export function formatMoney(amountMinor: number, currency: string, locale = 'en'): string {
  return moneyFormat(currency, locale).format(amountMinor / 10 ** currencyDigits(currency));
}

/** Formats are cached because creating one is the slowest step of composing a message. */
function moneyFormat(currency: string, locale: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = FORMATS.get(key);
  if (known) return known;
  if (FORMATS.size >= MOST_FORMATS) FORMATS.clear();
  const made = new Intl.NumberFormat(locale, { style: 'currency', currency });
  FORMATS.set(key, made);
  return made;
}
