import { currentReader } from '#platform/language/reader.ts';
import { countryName } from './country-names.ts';
import { DIAL_CODES } from './dial-code-list.ts';

export interface DialCountry {
  /** ISO 3166 alpha-2. */
  country: string;
  dialCode: string;
  name: string;
}

/** Returns every country with a dial code, by its name in the reader's language. */
export function dialCountries(): DialCountry[] {
  return countries()
    .map((one) => ({ ...one, name: countryName(one.country) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, currentReader().locale));
}

/**
 * Returns the country to show for a dial code: the shop's own where several share it, as the United States and Canada
 * do.
 */
export function countryOf(dialCode: string, shopCountry: string): string {
  const sharing = countries().filter((one) => one.dialCode === dialCode);
  if (sharing.some(({ country }) => country === shopCountry)) return shopCountry;
  return LARGEST[dialCode] ?? sharing[0]?.country ?? shopCountry;
}

/**
 * Returns the initial value of a number field for a shop in a country: '+49 '. Only a plus if the country is unknown.
 */
export function numberStart(shopCountry: string): string {
  const own = countries().find(({ country }) => country === shopCountry);
  return own === undefined ? '+' : `+${own.dialCode} `;
}

/** Where several countries share a code, the one with the most numbers. */
const LARGEST: Record<string, string> = {
  '1': 'US',
  '7': 'RU',
  '39': 'IT',
  '44': 'GB',
  '47': 'NO',
  '61': 'AU',
};

function countries(): { country: string; dialCode: string }[] {
  return DIAL_CODES.trim()
    .split(/\s+/)
    .map((entry) => ({ country: entry.slice(0, 2), dialCode: entry.slice(2) }));
}
