/** The two parts of a support number, digits only. */
export interface SupportNumberParts {
  dialCode: string;
  number: string;
}

/** Splits a stored `{dialCode}-{number}`; null when it is empty or unreadable. */
export function splitSupportNumber(stored: string): SupportNumberParts | null {
  const read = /^\+?(\d{1,4})-(\d{1,14})$/.exec(stored);
  const [, dialCode, number] = read ?? [];
  return dialCode === undefined || number === undefined ? null : { dialCode, number };
}

/** Joins the parts as stored: dial code, dash, number. Empty without a number. */
export function joinSupportNumber({ dialCode, number }: SupportNumberParts): string {
  // People write spaces, dashes and the trunk prefix zero.
  const digits = number.replace(/\D/g, '').replace(/^0+/, '');
  return digits === '' ? '' : `${dialCode}-${digits}`;
}

/** The limit of E.164, with the country code. */
export const MOST_DIGITS = 15;

/** Returns a typed text up to a number of digits; the rest is cut off. */
export function cutDigits(typed: string, most: number): string {
  let digits = 0;
  const beyond = [...typed].findIndex((sign) => /\d/.test(sign) && (digits += 1) > most);
  return beyond < 0 ? typed : typed.slice(0, beyond);
}
