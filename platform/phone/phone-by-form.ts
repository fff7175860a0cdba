import { patternsOf, type NumberPatterns } from './number-patterns.ts';
import { canonicalNumber } from './phone-spellings.ts';
import type { Place } from './place.ts';

const DRESSING = /[\s().-]/g;

/**
 * Returns a number in E.164 by its format alone, twenty times as fast as the library, for lists of millions. Null means
 * that the format does not decide, not that the number is invalid: the library must decide, or it is ambiguous.
 */
export function readByForm(dialled: string, home: Place | undefined): string | null {
  const bare = dialled.replace(DRESSING, '');
  if (bare.startsWith('+')) return international(bare.slice(1));
  const patterns = home && patternsOf(home);
  if (!patterns || !/^\d{5,15}$/.test(bare)) return null;
  return national(bare, patterns);
}

function international(digits: string): string | null {
  if (!/^[1-9]\d{6,14}$/.test(digits)) return null;
  const [patterns, rest] = afterCallingCode(digits);
  return patterns?.valid.test(rest) ? canonicalNumber(`+${digits}`) : null;
}

function national(digits: string, { callingCode, prefix, valid, mobile }: NumberPatterns): string | null {
  // No number that starts with its calling code starts with a zero.
  if (digits.startsWith('0')) {
    if (prefix !== '0' || digits.startsWith('00')) return null;
    const rest = digits.slice(1);
    return valid.test(rest) ? canonicalNumber(`+${callingCode}${rest}`) : null;
  }
  const isOfMobile = mobile.test(digits) && !digits.startsWith(callingCode);
  return isOfMobile && !canHaveCallingCode(digits) ? canonicalNumber(`+${callingCode}${digits}`) : null;
}

/** Whether digits without a plus are long enough to start with a calling code. */
function canHaveCallingCode(digits: string): boolean {
  const [patterns, rest] = afterCallingCode(digits);
  return patterns !== undefined && (patterns.lengths.has(rest.length) || patterns.startsAtHome.test(rest));
}

function afterCallingCode(digits: string): [NumberPatterns | undefined, string] {
  for (let length = 1; length <= 3; length += 1) {
    const patterns = patternsOf({ callingCode: digits.slice(0, length) });
    if (patterns) return [patterns, digits.slice(length)];
  }
  return [undefined, digits];
}
