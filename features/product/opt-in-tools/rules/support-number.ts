import { cutDigits, MOST_DIGITS } from '#platform/phone/support-number.ts';
import { LONGEST_SUPPORT_NUMBER } from '../contract/tool-chat.ts';

/** Fewer digits reach nobody, with whatever country. */
const FEWEST_DIGITS = 7;

/** Why shoppers cannot write to a support number; null when they can. */
export function whyNotSupportNumber(
  written: string,
): 'SUPPORT_NUMBER_EMPTY' | 'SUPPORT_NUMBER_INVALID' | null {
  const digits = written.replaceAll(/\D/g, '').length;
  if (digits === 0) return 'SUPPORT_NUMBER_EMPTY';
  return digits < FEWEST_DIGITS || digits > MOST_DIGITS ? 'SUPPORT_NUMBER_INVALID' : null;
}

/** A number as a person writes it, without the signs that are not kept and the digits that no number has. In a long number the last gaps go first. */
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
