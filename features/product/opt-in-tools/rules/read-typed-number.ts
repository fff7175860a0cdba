import { countryOfZone } from '#platform/phone/country-of-zone.ts';
import { requirePhone } from '#platform/phone/require-phone.ts';

/** The countries that a number without a country code may belong to: the shop's, or the visitor's. */
interface Whereabouts {
  shopCountry: string;
  /** The time zone of the visitor's browser. */
  timeZone: string | undefined;
}

/**
 * Returns the number that a shopper typed, in E.164. Throws PHONE_UNCLEAR with the probable number, or PHONE_INVALID.
 * Both depend on the typed text only, so the answer does not reveal who is known to the shop.
 */
export function requireTypedNumber(written: string, { shopCountry, timeZone }: Whereabouts): string {
  const visitorCountry = timeZone === undefined ? null : countryOfZone(timeZone);
  return requirePhone({ written, shopCountry, visitorCountry }, 'phone');
}
