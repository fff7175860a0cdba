import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { canonicalDigits } from './phone-spellings.ts';

/** The number of a WhatsApp id, digits with the calling code in front, in its one spelling in E.164. */
export function waIdToE164(waId: string): string | null {
  return /^[1-9]\d{6,14}$/.test(waId) ? `+${canonicalDigits(waId)}` : null;
}

/** A number in E.164 as people write it across borders (`+49 1511 2345678`); as it is where its country is unknown. */
export function showPhone(e164: string): string {
  return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;
}

/** The country (ISO 3166 alpha-2) of a number in E.164; null for numbers of no country, such as satellite phones. */
export function countryOfPhone(e164: string): string | null {
  return parsePhoneNumberFromString(e164)?.country ?? null;
}
