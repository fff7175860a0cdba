import { isReachable } from '#platform/phone/is-reachable.ts';
import { spellingsOf } from '#platform/phone/phone-spellings.ts';
import { readPhone } from '#platform/phone/read-phone.ts';

/**
 * Returns the digits by which WhatsApp opens a chat with a support number, with the country code. The merchant may have
 * left it out (`030 1234567`) or typed it as the screens show it (`49-301234567`).
 */
export function chatDigits(written: string, country: string): string {
  const digits = written.replaceAll(/\D/g, '');
  if (isReachable(written)) return digits;
  const reading = readPhone({ written, source: 'list', shopCountry: country });
  if (reading.kind === 'refusal') return digits;
  const numbers = reading.kind === 'number' ? spellingsOf(reading.e164) : reading.candidates;
  // Digits that are a valid international number were meant as one: a company can have a landline on WhatsApp.
  return numbers.includes(`+${digits}`) ? digits : numbers[0].slice(1);
}
