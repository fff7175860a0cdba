import { countryOfZone } from '#platform/phone/country-of-zone.ts';
import { requirePhone } from '#platform/phone/require-phone.ts';

/** Where a number without its country's code may belong: to the shop's country, or to where the visitor is. */
interface Whereabouts {
  shopCountry: string;
  /** As the visitor's browser tells it. */
  timeZone: string | undefined;
}

/**
 * The number that a shopper typed, in E.164. Throws PHONE_UNCLEAR, with the number that they probably mean, and
 * PHONE_INVALID; both by what was typed alone, so that the answer tells nobody who is known to the shop.
 */
export function requireTypedNumber(written: string, { shopCountry, timeZone }: Whereabouts): string {
  const visitorCountry = timeZone === undefined ? null : countryOfZone(timeZone);
  return requirePhone({ written, shopCountry, visitorCountry }, 'phone');
}
