import { isReachable } from '#platform/phone/is-reachable.ts';
import { spellingsOf } from '#platform/phone/phone-spellings.ts';
import { readPhone } from '#platform/phone/read-phone.ts';

/**
 * The digits by which WhatsApp opens a chat with a support number: with its country in front, which its merchant may have
 * left out (`030 1234567`) or given as the screens do (`49-301234567`).
 */
export function chatDigits(written: string, country: string): string {
  const digits = written.replaceAll(/\D/g, '');
  if (isReachable(written)) return digits;
  const reading = readPhone({ written, source: 'list', shopCountry: country });
  if (reading.kind === 'refusal') return digits;
  const numbers = reading.kind === 'number' ? spellingsOf(reading.e164) : reading.candidates;
  // Digits that are a number as they stand were meant so: a company may have a landline on WhatsApp.
  return numbers.includes(`+${digits}`) ? digits : numbers[0].slice(1);
}
