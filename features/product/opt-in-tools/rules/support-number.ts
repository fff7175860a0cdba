import { cutDigits, MOST_DIGITS } from '#platform/phone/support-number.ts';
import { LONGEST_SUPPORT_NUMBER } from '../contract/tool-chat.ts';

/** Numbers with fewer digits exist in no country. */
const FEWEST_DIGITS = 7;

/** Returns the reason why shoppers cannot write to a support number, or null. */
export function invalidSupportNumberReason(
  written: string,
): 'SUPPORT_NUMBER_EMPTY' | 'SUPPORT_NUMBER_INVALID' | null {
  const digits = written.replaceAll(/\D/g, '').length;
  if (digits === 0) return 'SUPPORT_NUMBER_EMPTY';
  return digits < FEWEST_DIGITS || digits > MOST_DIGITS ? 'SUPPORT_NUMBER_INVALID' : null;
}

/** Returns a typed number without invalid characters and excess digits. A long number loses its last spaces first. */
export function typedSupportNumber(typed: string): string {
  let kept = cutDigits(typed, MOST_DIGITS)
    .replaceAll(/[\s./]+/g, ' ')
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/[^\d+ -]/g, '')
    .trimStart();
  while (kept.length > LONGEST_SUPPORT_NUMBER && /[ -]/.test(kept))
    kept = kept.replace(/[ -](?=[^ -]*$)/, '');
  return kept;
}
