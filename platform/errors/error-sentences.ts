import type { ErrorCode } from './error-code.ts';
import { texts } from './texts/all.ts';

/** Returns the message of an error in the reader's language: what happened, then what to do. */
export function sentenceFor(code: ErrorCode): string {
  return texts.sentences[code];
}
