/** A phone whose number is written in two ways, as digits without a plus, calling code first. */
interface Spelling {
  callingCode: string;
  /** The other ways to write it. */
  written: RegExp;
  /** How it is stored and addressed. */
  canonical: string;
  /** Converts canonical digits back to the other form that WhatsApp or a store may still use. */
  isCanonical: RegExp;
  other: string;
}

const SPELLINGS: readonly Spelling[] = [
  {
    // WhatsApp ids and calls from abroad have a 9 before the area code; stores and shoppers omit it.
    callingCode: '54',
    written: /^54(?!9)(\d{10})$/,
    canonical: '549$1',
    isCanonical: /^549(\d{10})$/,
    other: '54$1',
  },
  {
    // Mexico abolished the 1 before mobile numbers and the prefixes 01, 044 and 045; WhatsApp ids keep the 1.
    callingCode: '52',
    written: /^52(?:1|01|044|045)(\d{10})$/,
    canonical: '52$1',
    isCanonical: /^52(\d{10})$/,
    other: '521$1',
  },
  {
    // All Brazilian mobile numbers got a 9 after the area code; older WhatsApp ids lack it.
    callingCode: '55',
    written: /^(55\d\d)([6-9]\d{7})$/,
    canonical: '$19$2',
    isCanonical: /^(55\d\d)9([6-9]\d{7})$/,
    other: '$1$2',
  },
];

/** Returns the canonical digits of a number, which identify the phone everywhere in the product. */
export function canonicalDigits(digits: string): string {
  const spelling = spellingOf(digits);
  return spelling ? digits.replace(spelling.written, spelling.canonical) : digits;
}

/** Returns the canonical form of an E.164 number. */
export function canonicalNumber(e164: string): string {
  return `+${canonicalDigits(e164.slice(1))}`;
}

/** Returns every form of an E.164 number, the canonical one first. Most numbers have one. */
export function spellingsOf(e164: string): [string, ...string[]] {
  const digits = canonicalDigits(e164.slice(1));
  const spelling = spellingOf(digits);
  return spelling?.isCanonical.test(digits)
    ? [`+${digits}`, `+${digits.replace(spelling.isCanonical, spelling.other)}`]
    : [`+${digits}`];
}

function spellingOf(digits: string): Spelling | undefined {
  // A shortcut, because this runs for each row of a list: every calling code in the table starts with 5.
  return digits.startsWith('5')
    ? SPELLINGS.find(({ callingCode }) => digits.startsWith(callingCode))
    : undefined;
}
