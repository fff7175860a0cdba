import { afterAgreedWords, agreedWords } from '../contract/agreed-words.ts';

const CODE_LENGTH = 10;
const CODE = new RegExp(`^ Code: ([0-9A-Za-z]{${CODE_LENGTH}})(?![0-9A-Za-z])`);

/** What a shopper's own message says when they confirm, in their language: filled in for them, to be sent as it is. */
export function confirmationText(code: string, locale: string | null): string {
  return `${agreedWords(locale)} Code: ${code}`;
}

/** The code in a message that says what we offered to say, whatever greeting stands around it; else null. */
export function findConfirmationCode(text: string): string | null {
  return CODE.exec(afterAgreedWords(text) ?? '')?.[1] ?? null;
}

/** Whether a message says what we offered to say. */
export function isConfirmation(text: string): boolean {
  return findConfirmationCode(text) !== null;
}
