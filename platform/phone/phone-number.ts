import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';
import { asDialled, asOfToday } from './as-dialled.ts';

/**
 * A phone number as written by a person, in E.164 (`+4915112345678`), or null when it cannot be one.
 * `country` (ISO 3166 alpha-2) is where a number without a country code belongs.
 */
export function toE164(written: string | null | undefined, country: string): string | null {
  if (!written) return null;
  const dialled = asDialled(written);
  // Also where another prefix leads abroad: nothing else begins so.
  return (
    read(dialled, country) ?? (/^\s*00/.test(dialled) ? read(dialled.replace('00', '+'), country) : null)
  );
}

function read(dialled: string, country: string): string | null {
  const number = parsePhoneNumberFromString(dialled, {
    defaultCountry: country as CountryCode,
    extract: false,
  });
  return number?.isValid() ? `+${asOfToday(number.number.slice(1))}` : null;
}

/** The number as WhatsApp ids write it, digits only, country code first, in E.164 as stores and shoppers write it today. */
export function waIdToE164(waId: string): string | null {
  return /^[1-9]\d{6,14}$/.test(waId) ? `+${asOfToday(waId)}` : null;
}

/** A number in E.164 as people write it across borders (`+49 1511 2345678`); as it is where its country is unknown. */
export function showPhone(e164: string): string {
  return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;
}
