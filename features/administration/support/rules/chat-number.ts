import {
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js';

/** A parsed phone number. */
export interface ChatNumber {
  /** `+4915215550101`. */
  e164: string;
  /** The international format: `+49 1521 5550101`. */
  words: string;
  /** ISO 3166 alpha-2. Null for numbers without a country, such as satellite phones. */
  country: string | null;
}

/** Few numbers with a country code have fewer digits (E.164). */
const SHORTEST_WITH_CODE = 11;

/**
 * Parses a typed or pasted number. Returns null if the number is invalid or ambiguous. A number with + or 00 names its
 * country. Any other number belongs to `country` (ISO 3166 alpha-2), with or without the country code, unless it is
 * valid only with another country's code.
 */
export function readChatNumber(typed: string, country: string): ChatNumber | null {
  // Pasted numbers may contain other characters. Many phones write 00 instead of +.
  const written = typed.replaceAll(/[^\d+]/g, '').replace(/^00/, '+');
  const number = written.startsWith('+') ? parse(written) : readPlain(written, country as CountryCode);
  if (number === null) return null;
  return { e164: number.number, words: number.formatInternational(), country: number.country ?? null };
}

/** Parses digits without + or 00. Returns null if they are valid both in `country` and with another country's code. */
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
