import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 10 characters of 62 are 59 bits: not to be guessed at any rate a server would answer. */
const CODE_LENGTH = 10;
const LARGEST_FAIR_BYTE = 256 - (256 % ALPHABET.length);

/** A random code of letters and digits for links and discounts. */
export function shortCode(length = CODE_LENGTH): string {
  let code = '';
  while (code.length < length) {
    for (const byte of randomBytes(length * 2)) {
      // Bytes above the last full round would make the first letters likelier.
      if (byte < LARGEST_FAIR_BYTE && code.length < length) code += ALPHABET[byte % ALPHABET.length];
    }
  }
  return code;
}
