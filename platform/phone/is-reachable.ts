import { toE164 } from './phone-number.ts';
import { splitSupportNumber } from './support-number.ts';

/** Whether a person could be reached at it. */
export function isReachable(stored: string): boolean {
  const parts = splitSupportNumber(stored);
  return parts !== null && toE164(`+${parts.dialCode}${parts.number}`, 'US') !== null;
}
