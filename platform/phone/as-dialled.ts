/** Characters that every keyboard has. */
const PLAIN = /^[\x20-\x7e]*$/;
/** `(+49) 151`, `++49`, `+0049`: brackets, repeated signs, or both prefixes before a country code. */
const LEADS_ABROAD = /^[(\s]*\+[\s+]*(?:00)?\s*(\d*)\)?/;

/**
 * Returns a written or pasted number in the characters used for dialling: digits of any script become ASCII digits, and
 * invisible characters, such as the direction marks around a copied contact, are removed.
 */
export function asDialled(written: string): string {
  const plain = PLAIN.test(written)
    ? written
    : written
        .normalize('NFKC')
        .replace(/\p{Cf}/gu, '')
        .replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)));
  const text = plain.trim();
  return text.includes('+') ? text.replace(LEADS_ABROAD, '+$1') : text;
}

/** A script's digits have consecutive code points, from zero to nine. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}
