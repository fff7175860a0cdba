/** A phone that people write in two ways; digits without a plus, the calling code first. */
interface Spelling {
  callingCode: string;
  /** The other ways of writing a number. */
  written: RegExp;
  /** How the number is stored and sent to. */
  canonical: string;
  /** From the canonical digits back to the other spelling that WhatsApp or a store may still use. */
  isCanonical: RegExp;
  other: string;
}

const SPELLINGS: readonly Spelling[] = [
  {
    // WhatsApp ids and calls from abroad have a 9 before the area code; stores and shoppers leave it out.
    callingCode: '54',
    written: /^54(?!9)(\d{10})$/,
    canonical: '549$1',
    isCanonical: /^549(\d{10})$/,
    other: '54$1',
  },
  {
    // Mexico gave up the 1 before mobile numbers, and the 01, 044 and 045 that were dialled at home; WhatsApp ids keep the 1.
    callingCode: '52',
    written: /^52(?:1|01|044|045)(\d{10})$/,
    canonical: '52$1',
    isCanonical: /^52(\d{10})$/,
    other: '521$1',
  },
  {
    // Every Brazilian mobile number got a 9 behind its area code; older WhatsApp ids do not have it.
    callingCode: '55',
    written: /^(55\d\d)([6-9]\d{7})$/,
    canonical: '$19$2',
    isCanonical: /^(55\d\d)9([6-9]\d{7})$/,
    other: '$1$2',
  },
];

/** The one spelling of a number, in digits, that stands for the phone everywhere in the product. */
export function canonicalDigits(digits: string): string {
  const spelling = spellingOf(digits);
  return spelling ? digits.replace(spelling.written, spelling.canonical) : digits;
}

/** A number in E.164 in its one spelling. */
export function canonicalNumber(e164: string): string {
  return `+${canonicalDigits(e164.slice(1))}`;
}

/** Every spelling of a number in E.164, the canonical one first. Most numbers have one. */
export function spellingsOf(e164: string): [string, ...string[]] {
  const digits = canonicalDigits(e164.slice(1));
  const spelling = spellingOf(digits);
  return spelling?.isCanonical.test(digits)
    ? [`+${digits}`, `+${digits.replace(spelling.isCanonical, spelling.other)}`]
    : [`+${digits}`];
}

function spellingOf(digits: string): Spelling | undefined {
  // Every calling code of the table begins with a 5, and this runs for each row of a list.
  return digits.startsWith('5')
    ? SPELLINGS.find(({ callingCode }) => digits.startsWith(callingCode))
    : undefined;
}
