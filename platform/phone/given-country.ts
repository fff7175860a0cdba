import { getCountries, isSupportedCountry, type CountryCode } from 'libphonenumber-js/max';
import { countryNamesIn } from './country-names.ts';
import { patternsOf } from './number-patterns.ts';
import type { Place } from './place.ts';

/** The languages in which lists name countries. */
const LANGUAGES =
  'en de es pt hi ar fr it tr id nl pl ru uk sv da nb fi cs sk ro hu el he bg hr sr lt lv et sl ms vi th ja ko zh'.split(
    ' ',
  );

/** Names and codes in use that are in no table of country names. */
const OTHER_NAMES: Readonly<Record<string, CountryCode>> = {
  uk: 'GB',
  gbr: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  usa: 'US',
  'united states of america': 'US',
  america: 'US',
  uae: 'AE',
  emirates: 'AE',
  'emiratos arabes': 'AE',
  vae: 'AE',
  ksa: 'SA',
  el: 'GR',
  deu: 'DE',
  ger: 'DE',
  'czech republic': 'CZ',
  holland: 'NL',
  turkey: 'TR',
  'south korea': 'KR',
  korea: 'KR',
  bharat: 'IN',
};

let names: ReadonlyMap<string, CountryCode> | null = null;

/**
 * Reads the country given with a number: an ISO code (`DE`), a name (`Indien`), or a calling code with or without a
 * plus (`91`, `+91`, `0091`, `India (+91)`). Returns null if it names no country with phone numbers.
 */
export function readGivenCountry(given: string): Place | null {
  const text = given.trim();
  const code = text.toUpperCase();
  if (isSupportedCountry(code)) return { country: code };
  const callingCode = readCallingCode(text);
  if (callingCode !== null) return { callingCode };
  names ??= countriesByName();
  const country = names.get(fold(text)) ?? names.get(fold(text.replace(/\(.*?\)|\[.*?\]/g, '')));
  if (country) return { country };
  const inBrackets = /[([]\s*([A-Za-z]{2})\s*[)\]]/.exec(text)?.[1]?.toUpperCase();
  return inBrackets !== undefined && isSupportedCountry(inBrackets) ? { country: inBrackets } : null;
}

function readCallingCode(text: string): string | null {
  // A spreadsheet turns 91 into 91.0, and people write =+91 or '+91 to keep it as text.
  const bare = text.replace(/^[='"]+|["']+$/g, '').replace(/\.0+$/, '');
  const alone = /^\(?\+?\s*0{0,2}([1-9]\d{0,2})\)?$/.exec(bare)?.[1];
  const [, signed = alone, ...others] = /\+\s*([1-9]\d{0,2})(?!\d)/.exec(bare) ?? [];
  return others.length === 0 && signed !== undefined && patternsOf({ callingCode: signed }) ? signed : null;
}

/** A name of two different countries in two languages is ambiguous and left out. */
function countriesByName(): Map<string, CountryCode> {
  const found = new Map<string, CountryCode>();
  const unclear = new Set<string>();
  for (const language of LANGUAGES) {
    const nameOf = countryNamesIn(language);
    for (const country of getCountries()) {
      const name = fold(nameOf(country) ?? '');
      if (name === '') continue;
      if ((found.get(name) ?? country) !== country) unclear.add(name);
      found.set(name, country);
    }
  }
  for (const name of unclear) found.delete(name);
  for (const [name, country] of Object.entries(OTHER_NAMES)) found.set(name, country);
  return found;
}

function fold(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/^(?:the|republic of|die|der|la|le|les|el) /, '')
    .trim();
}
