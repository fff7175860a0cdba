import { patternsOf, type NumberPatterns } from './number-patterns.ts';
import { canonicalNumber } from './phone-spellings.ts';
import type { Place } from './place.ts';

const DRESSING = /[\s().-]/g;

/**
 * A number in E.164 by its form alone, for lists of millions: twenty times as fast as the library. Null says that the
 * form does not tell, not that the text is no number: it may need the library, or be a number of two people.
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
  // Nothing with a calling code in front begins with a zero.
  if (digits.startsWith('0')) {
    if (prefix !== '0' || digits.startsWith('00')) return null;
    const rest = digits.slice(1);
    return valid.test(rest) ? canonicalNumber(`+${callingCode}${rest}`) : null;
  }
  const isOfMobile = mobile.test(digits) && !digits.startsWith(callingCode);
  return isOfMobile && !canHaveCallingCode(digits) ? canonicalNumber(`+${callingCode}${digits}`) : null;
}

/** Whether digits without a plus may be a number that begins with its calling code, by how many they are. */
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
