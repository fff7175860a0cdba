import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';

/**
 * A phone number as written by a person, in E.164 (`+4915112345678`), or null when it cannot be one.
 * `country` (ISO 3166 alpha-2) is where a number without a country code belongs.
 */
export function toE164(written: string | null | undefined, country: string): string | null {
  if (!written) return null;
  const number = parsePhoneNumberFromString(written, {
    defaultCountry: country as CountryCode,
    extract: false,
  });
  return number?.isValid() ? number.number : null;
}

/** The number as WhatsApp ids write it: digits only, country code first, as E.164. */
export function waIdToE164(waId: string): string | null {
  return /^[1-9]\d{6,14}$/.test(waId) ? `+${waId}` : null;
}

/** A number in E.164 as people write it across borders (`+49 1511 2345678`); as it is where its country is unknown. */
export function showPhone(e164: string): string {
  return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;
}
