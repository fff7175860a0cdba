import { countryOfZone } from '#platform/phone/country-of-zone.ts';
import { toE164InFull } from '#platform/phone/phone-in-full.ts';
import { toE164 } from '#platform/phone/phone-number.ts';

/** Where a number without its country's code may belong: to the shop's country, or to where the visitor is. */
interface Whereabouts {
  shopCountry: string;
  /** As the visitor's browser tells it. */
  timeZone: string | undefined;
}

/**
 * A typed number in E.164; null where it is none by every rule of its country, or is one in either country, for it would
 * be another person's in one.
 */
export function readTypedNumber(typed: string, { shopCountry, timeZone }: Whereabouts): string | null {
  const isWhole = typed.trim().startsWith('+');
  const countries = [shopCountry, isWhole || timeZone === undefined ? null : countryOfZone(timeZone)];
  const readings = new Set(countries.flatMap((country) => readIn(typed, country ?? shopCountry) ?? []));
  const [only = null] = readings;
  return readings.size === 1 ? only : null;
}

/** Its form alone lets through what was cut short. */
function readIn(typed: string, country: string): string | null {
  const number = toE164(typed, country);
  return number === null ? null : toE164InFull(number, country);
}
