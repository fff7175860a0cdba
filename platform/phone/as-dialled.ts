/** What everybody's keyboard writes. */
const PLAIN = /^[\x20-\x7e]*$/;

/** How a number begins of a country that has given digits up, with its code in front. */
const GIVEN_UP = /^\s*(?:\+|00)[\s().-]*5[\s().-]*[25]/;

/**
 * A number as somebody wrote or pasted it, in the digits and signs that the world dials by: the digits of every script as
 * ours, nothing that shows nothing, such as the marks of direction around what comes from a list of contacts, and no
 * digit that a country has given up.
 */
export function asDialled(written: string): string {
  const plain = PLAIN.test(written)
    ? written
    : written
        .normalize('NFKC')
        .replace(/\p{Cf}/gu, '')
        .replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)));
  if (!GIVEN_UP.test(plain)) return plain;
  const international = /^\s*(?:\+|00)([\d\s().-]+)$/.exec(plain)?.[1]?.replace(/\D/g, '');
  if (international === undefined) return plain;
  const today = asOfToday(international);
  return today === international ? plain : `+${today}`;
}

/** The digits of a script stand in a row, from zero to nine. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

/**
 * A number's digits, its country's code first, as they are dialled today. WhatsApp goes on naming people by what was
 * dialled when they came: Mexicans with a 1 behind the country, Brazilians without the 9 that every mobile number got.
 */
export function asOfToday(digits: string): string {
  return digits.replace(/^521(?=\d{10}$)/, '52').replace(/^(55\d\d)(?=[6-9]\d{7}$)/, '$19');
}
