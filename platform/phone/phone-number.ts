import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { canonicalDigits } from './phone-spellings.ts';

/** Converts a WhatsApp id, digits with the calling code first, to the canonical number in E.164. */
export function waIdToE164(waId: string): string | null {
  return /^[1-9]\d{6,14}$/.test(waId) ? `+${canonicalDigits(waId)}` : null;
}

/** Formats an E.164 number for people (`+49 1511 2345678`); unchanged if its country is unknown. */
export function showPhone(e164: string): string {
  return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;
}

/**
 * Returns the country (ISO 3166 alpha-2) of an E.164 number; null for numbers without a country, such as satellite
 * phones.
 */
export function countryOfPhone(e164: string): string | null {
  return parsePhoneNumberFromString(e164)?.country ?? null;
}
