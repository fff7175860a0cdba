import { afterAgreedWords, agreedWords } from '../contract/agreed-words.ts';

const CODE_LENGTH = 10;
const CODE = new RegExp(`^ Code: ([0-9A-Za-z]{${CODE_LENGTH}})(?![0-9A-Za-z])`);

/** The shopper's confirmation message in their language. It is filled in for them, ready to send. */
export function confirmationText(code: string, locale: string | null): string {
  return `${agreedWords(locale)} Code: ${code}`;
}

/** The code in a message with the offered text, whatever greeting surrounds it; null without one. */
export function findConfirmationCode(text: string): string | null {
  return CODE.exec(afterAgreedWords(text) ?? '')?.[1] ?? null;
}

/** Whether a message has the offered text. */
export function isConfirmation(text: string): boolean {
  return findConfirmationCode(text) !== null;
}
