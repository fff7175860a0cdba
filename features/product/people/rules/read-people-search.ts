import { canonicalDigits } from '#platform/phone/phone-spellings.ts';

/** What a merchant typed to find people by. */
export interface PeopleSearch {
  /** Words, each of which a person has to have: of their name or their address. Null: nothing but a number was typed. */
  text: string | null;
  /** A whole or a begun address of mail. */
  email: string | null;
  /** Digits that a number may begin with, its country's code first. */
  numberStarts: string[];
  /** Digits that a number may end with; none where they are too few to tell anybody. */
  numberEnd: string | null;
}

const FEWEST_DIGITS = 3;
const FEWEST_OF_END = 4;
/** What a database cannot keep, or nobody sees. */
const CONTROLS = /[\p{Control}\u200B-\u200F\uFEFF]+/gu;

/**
 * Tells what was typed; null when it is nothing. `callingCode` is where a number without a country's code belongs. A
 * number may be typed from either end, with or without the zero that is dialled before it at home.
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
  // A whole number is looked for as it is stored, however it is written.
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
