import { canonicalDigits } from '#platform/phone/phone-spellings.ts';

/** A merchant's search for people. */
export interface PeopleSearch {
  /** Words that all have to be in the name or address. Null if only a number was typed. */
  text: string | null;
  /** A complete or incomplete e-mail address. */
  email: string | null;
  /** Digits that a number may begin with, country code first. */
  numberStarts: string[];
  /** Digits that a number may end with. Null if they are too few. */
  numberEnd: string | null;
}

const FEWEST_DIGITS = 3;
const FEWEST_OF_END = 4;
/** Characters that a database cannot store, or that are invisible. */
const CONTROLS = /[\p{Control}\u200B-\u200F\uFEFF]+/gu;

/**
 * Parses a search. Null if it is empty. `callingCode` is the country of numbers without a country code. A number can be
 * typed from either end, with or without the leading zero of national dialling.
 */
export function readPeopleSearch(typed: string, callingCode: string): PeopleSearch | null {
  const text = typed.replaceAll(CONTROLS, ' ').trim();
  if (text === '') return null;
  if (text.includes('@'))
    return { text: null, email: text.replaceAll(/\s/g, ''), numberStarts: [], numberEnd: null };
  const digits = text.replaceAll(/\D/g, '');
  const isNumber = digits.length >= FEWEST_DIGITS && /^[+\d\s()./-]+$/.test(text);
  if (!isNumber) return { text, email: null, numberStarts: [], numberEnd: null };
  const { numberStarts, numberEnd } = readNumber(text, digits, callingCode);
  // A complete number is searched in its stored form, however it is written.
  return { text: null, email: null, numberStarts: numberStarts.map(canonicalDigits), numberEnd };
}

function readNumber(text: string, digits: string, callingCode: string) {
  if (text.startsWith('+')) return { numberStarts: [digits], numberEnd: null };
  if (digits.startsWith('00')) return { numberStarts: [digits.slice(2)].filter(Boolean), numberEnd: null };
  const national = digits.replace(/^0/, '');
  return {
    numberStarts: [...new Set([digits.startsWith('0') ? null : digits, callingCode + national])].filter(
      (one) => one !== null,
    ),
    numberEnd: national.length >= FEWEST_OF_END ? national : null,
  };
}
