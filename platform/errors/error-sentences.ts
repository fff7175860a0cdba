import { texts } from './texts/all.ts';
import type { texts as english } from './texts/en.ts';

/** An error whose message every page has. Pages get the messages of all others from the server. */
export type CommonErrorCode = keyof typeof english.sentences;

/** Returns the message of an error in the reader's language: what happened, then what to do. */
export function sentenceFor(code: CommonErrorCode): string {
  return sentences()[code];
}

/** Asks the sentences, which pages have anyway, and not the table of statuses, which only servers need. */
export function isCommonError(code: string): code is CommonErrorCode {
  return Object.hasOwn(sentences(), code);
}

/** At one place, because a page carries a catalogue once for each place that names it. */
function sentences(): Readonly<Record<CommonErrorCode, string>> {
  return texts.sentences;
}
