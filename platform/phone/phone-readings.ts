import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max';
import { canonicalNumber } from './phone-spellings.ts';
import type { Place } from './place.ts';

/** One way to read a text as a phone number. */
export interface Candidate {
  e164: string;
  callingCode: string;
  /** WhatsApp needs a mobile phone; in some countries the number does not show whether it is one. */
  canBeMobile: boolean;
  /** A landline of a country with a trunk prefix, written without it. */
  lacksPrefix: boolean;
}

/** The format of numbers in the database. */
const E164 = /^\+[1-9]\d{6,14}$/;

/** Returns the number of a text with a plus, or null. */
export function readInternational(dialled: string): Candidate | null {
  return toCandidate(parse(dialled));
}

/** Returns the number that a text means in this place, or null. */
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
  // An outdated format is not valid as written, but its number is.
  const same = canonical === number.number ? number : parsePhoneNumberFromString(canonical);
  if (same?.isValid()) return same;
  return number.isValid() ? number : null;
}

/** `digits` are as written, possibly without the trunk prefix. */
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

/** Whether the number's country has a trunk prefix: `0151 2345678`. */
function hasPrefix(number: PhoneNumber): boolean {
  const atHome = number.formatNational().replaceAll(/\D/g, '');
  return atHome !== number.nationalNumber && atHome.endsWith(number.nationalNumber);
}
