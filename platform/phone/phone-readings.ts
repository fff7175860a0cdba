import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max';
import { canonicalNumber } from './phone-spellings.ts';
import type { Place } from './place.ts';

/** One way of reading a text as a phone number. */
export interface Candidate {
  e164: string;
  callingCode: string;
  /** WhatsApp is on mobile phones; in some countries a number does not show whether it is one. */
  canBeMobile: boolean;
  /** A landline of a country that dials a prefix before its own numbers, and the text does not have it. */
  lacksPrefix: boolean;
}

/** As the database stores numbers. */
const E164 = /^\+[1-9]\d{6,14}$/;

/** The number that a text with a plus is, or null. */
export function readInternational(dialled: string): Candidate | null {
  return toCandidate(parse(dialled));
}

/** The number that a text is to somebody in this place, or null. */
export function readNational(dialled: string, place: Place): Candidate | null {
  const defaults =
    'country' in place ? { defaultCountry: place.country } : { defaultCallingCode: place.callingCode };
  return toCandidate(parse(dialled, defaults), dialled.replaceAll(/\D/g, ''));
}

type Defaults = Omit<NonNullable<Parameters<typeof parsePhoneNumberFromString>[1] & object>, 'extract'>;

function parse(dialled: string, defaults: Defaults = {}): PhoneNumber | null {
  const number = parsePhoneNumberFromString(dialled, { ...defaults, extract: false });
  if (!number) return null;
  const canonical = canonicalNumber(number.number);
  // A spelling that a country has given up is not valid as it is, and the number is.
  const same = canonical === number.number ? number : parsePhoneNumberFromString(canonical);
  if (same?.isValid()) return same;
  return number.isValid() ? number : null;
}

/** `digits`: as they were written by somebody who may have left out what is dialled before them at home. */
function toCandidate(number: PhoneNumber | null, digits = ''): Candidate | null {
  if (!number || !E164.test(number.number)) return null;
  const type = number.getType();
  const canBeMobile = type === undefined || type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE';
  return {
    e164: number.number,
    callingCode: number.countryCallingCode,
    canBeMobile,
    lacksPrefix: !canBeMobile && digits === number.nationalNumber && hasPrefix(number),
  };
}

/** Whether the country of a number dials something before it at home: `0151 2345678`. */
function hasPrefix(number: PhoneNumber): boolean {
  const atHome = number.formatNational().replaceAll(/\D/g, '');
  return atHome !== number.nationalNumber && atHome.endsWith(number.nationalNumber);
}
