import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { canonicalNumber } from './phone-spellings.ts';
import { splitSupportNumber } from './support-number.ts';

/** Whether the number can reach a person. */
export function isReachable(stored: string): boolean {
  const parts = splitSupportNumber(stored);
  if (parts === null) return false;
  const written = `+${parts.dialCode}${parts.number}`;
  return [written, canonicalNumber(written)].some((one) => parsePhoneNumberFromString(one)?.isValid());
}
