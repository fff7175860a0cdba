/** What everybody's keyboard writes. */
const PLAIN = /^[\x20-\x7e]*$/;
/** `(+49) 151`, `++49`, `+0049`: brackets, doubled signs and both ways of dialling abroad before a country code. */
const LEADS_ABROAD = /^[(\s]*\+[\s+]*(?:00)?\s*(\d*)\)?/;

/**
 * A number as somebody wrote or pasted it, in the digits and signs that the world dials by: the digits of every script as
 * ours, and nothing that shows nothing, such as the marks of direction around what comes from a list of contacts.
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

/** The digits of a script stand in a row, from zero to nine. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}
