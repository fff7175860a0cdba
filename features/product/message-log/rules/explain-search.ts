import { readPhone } from '#platform/phone/read-phone.ts';

/** A merchant's search for a person. A number can have two meanings, an order's name has a sign or not. */
export type Search =
  | { kind: 'message'; messageId: string }
  | { kind: 'email'; email: string }
  | { kind: 'phone'; phones: string[]; orderNames: string[] }
  | { kind: 'order'; orderNames: string[] };

const MESSAGE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Shorter numbers are order numbers in every country. */
const FEWEST_PHONE_DIGITS = 7;

/** Parses a search. `country` (ISO 3166 alpha-2) is the country of numbers without a country code. */
export function readSearch(typed: string, country: string): Search {
  const text = typed.trim();
  if (MESSAGE_ID.test(text)) return { kind: 'message', messageId: text.toLowerCase() };
  if (text.includes('@')) return { kind: 'email', email: text.toLowerCase() };
  const orderNames = namesOf(text);
  const digits = text.replaceAll(/\D/g, '');
  const looksLikePhone = digits.length >= FEWEST_PHONE_DIGITS && /^[+\d\s()./-]+$/.test(text);
  const phones = looksLikePhone ? phonesOf(text, digits, country) : [];
  return phones.length > 0 ? { kind: 'phone', phones, orderNames } : { kind: 'order', orderNames };
}

/** Returns the possible numbers: digits may be national, or start with a country code without its sign. */
function phonesOf(text: string, digits: string, country: string): string[] {
  const found = [text, `+${digits.replace(/^00/, '')}`].flatMap((written) => {
    const reading = readPhone({ written, source: 'typed', shopCountry: country });
    if (reading.kind === 'refusal') return [];
    return reading.kind === 'number' ? [reading.e164] : reading.candidates;
  });
  return [...new Set(found)];
}

function namesOf(text: string): string[] {
  return text.startsWith('#') ? [text, text.slice(1)] : [text, `#${text}`];
}
