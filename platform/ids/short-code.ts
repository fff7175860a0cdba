import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 10 characters out of 62 have 59 bits, too many to guess at any rate that a server would answer. */
const CODE_LENGTH = 10;
const LARGEST_FAIR_BYTE = 256 - (256 % ALPHABET.length);

/** Returns a random code of letters and digits, for links and discounts. */
export function shortCode(length = CODE_LENGTH): string {
  let code = '';
  while (code.length < length) {
    for (const byte of randomBytes(length * 2)) {
      // Bytes above this limit would make the first characters of the alphabet more likely.
      if (byte < LARGEST_FAIR_BYTE && code.length < length) code += ALPHABET[byte % ALPHABET.length];
    }
  }
  return code;
}
