/** A support number in its two parts, both digits only. */
export interface SupportNumberParts {
  dialCode: string;
  number: string;
}

/** The parts of a stored `{dialCode}-{number}`; null when it is empty or unreadable. */
export function splitSupportNumber(stored: string): SupportNumberParts | null {
  const read = /^\+?(\d{1,4})-(\d{1,14})$/.exec(stored);
  const [, dialCode, number] = read ?? [];
  return dialCode === undefined || number === undefined ? null : { dialCode, number };
}

/** As it is stored: dial code and number joined with a dash. Without a number it is empty. */
export function joinSupportNumber({ dialCode, number }: SupportNumberParts): string {
  // People write numbers with spaces, dashes and the zero that is only dialled at home.
  const digits = number.replace(/\D/g, '').replace(/^0+/, '');
  return digits === '' ? '' : `${dialCode}-${digits}`;
}

/** As E.164 has it, with the country's code. */
export const MOST_DIGITS = 15;

/** What somebody typed up to a number of digits; the rest is cut off. */
export function cutDigits(typed: string, most: number): string {
  let digits = 0;
  const beyond = [...typed].findIndex((sign) => /\d/.test(sign) && (digits += 1) > most);
  return beyond < 0 ? typed : typed.slice(0, beyond);
}
