import {
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js';

/** A number as somebody typed it, understood. */
export interface ChatNumber {
  /** `+4915215550101`. */
  e164: string;
  /** As people write it to each other: `+49 1521 5550101`. */
  words: string;
  /** ISO 3166 alpha-2; null for numbers of no country, such as satellite phones. */
  country: string | null;
}

/** With a country code in front, hardly any number is shorter (E.164). */
const SHORTEST_WITH_CODE = 11;

/**
 * The number that was typed or pasted, or null where it is none, or might be two people's. With + or 00 it belongs to
 * the country it names; without, to `country` (ISO 3166 alpha-2), with that country's own code or without it.
 */
export function readChatNumber(typed: string, country: string): ChatNumber | null {
  // Pasted numbers carry marks around them; 00 is how many phones write the +.
  const written = typed.replaceAll(/[^\d+]/g, '').replace(/^00/, '+');
  const number = written.startsWith('+') ? parse(written) : readPlain(written, country as CountryCode);
  if (number === null) return null;
  return { e164: number.number, words: number.formatInternational(), country: number.country ?? null };
}

/** Digits alone: of the country they were typed in, unless they look as much like a number with a code in front. */
function readPlain(digits: string, country: CountryCode): PhoneNumber | null {
  const atHome = parse(digits, country);
  if (digits.startsWith('0') || digits.length < SHORTEST_WITH_CODE) return atHome;
  const withCode = parse(`+${digits}`);
  if (withCode?.countryCallingCode === getCountryCallingCode(country)) return withCode;
  if (atHome !== null && withCode !== null) return null;
  return atHome ?? withCode;
}

function parse(written: string, country?: CountryCode): PhoneNumber | null {
  const number = parsePhoneNumberFromString(written, {
    ...(country !== undefined && { defaultCountry: country }),
    extract: false,
  });
  return number?.isValid() ? number : null;
}
