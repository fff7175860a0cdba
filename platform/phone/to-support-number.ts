import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { isReachable } from './is-reachable.ts';

/** A number of digits that begin with the country's code, as a support number is stored; null if nobody can have it. */
export function toSupportNumber(digits: string): string | null {
  const phone = parsePhoneNumberFromString(`+${digits}`);
  const stored = phone && `${phone.countryCallingCode}-${phone.nationalNumber}`;
  return stored && isReachable(stored) ? stored : null;
}
