import { isReachable } from '#platform/phone/is-reachable.ts';
import { toE164InFull } from '#platform/phone/phone-in-full.ts';

/**
 * The digits by which WhatsApp opens a chat with a support number: with its country in front, which its merchant may have
 * left out (`030 1234567`) or given as the screens do (`49-301234567`).
 */
export function chatDigits(written: string, country: string): string {
  const digits = written.replaceAll(/\D/g, '');
  if (isReachable(written)) return digits;
  const inFull = toE164InFull(written, country)?.slice(1) ?? digits;
  const code = inFull.endsWith(digits) ? inFull.slice(0, -digits.length) : '';
  // Without a plus it may read as one of its own country that only begins like the country's code.
  const isWhole = code !== '' && digits.startsWith(code) && toE164InFull(`+${digits}`, country) !== null;
  return isWhole ? digits : inFull;
}
