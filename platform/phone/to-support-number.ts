import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { isReachable } from './is-reachable.ts';

/** Returns digits that start with a country code in the stored form of a support number; null if invalid. */
export function toSupportNumber(digits: string): string | null {
  const phone = parsePhoneNumberFromString(`+${digits}`);
  const stored = phone && `${phone.countryCallingCode}-${phone.nationalNumber}`;
  return stored && isReachable(stored) ? stored : null;
}
