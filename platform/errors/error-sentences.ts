import type { ErrorCode } from './error-code.ts';
import { texts } from './texts/all.ts';

/** Returns the message of an error in the reader's language: what happened, then what to do. */
export function sentenceFor(code: ErrorCode): string {
  return sentences()[code];
}

/** Asks the sentences, which pages have anyway, and not the table of statuses, which only servers need. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(sentences(), code);
}

/** At one place, because a page carries a catalogue once for each place that names it. */
function sentences(): Readonly<Record<ErrorCode, string>> {
  return texts.sentences;
}
