import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { canonicalNumber } from './phone-spellings.ts';
import { splitSupportNumber } from './support-number.ts';

/** Whether a person could be reached at it. */
export function isReachable(stored: string): boolean {
  const parts = splitSupportNumber(stored);
  if (parts === null) return false;
  const written = `+${parts.dialCode}${parts.number}`;
  return [written, canonicalNumber(written)].some((one) => parsePhoneNumberFromString(one)?.isValid());
}
