import type { ErrorCode } from './error-code.ts';
import { PROGRAM_SENTENCES } from './program-sentences.ts';
import { texts } from './texts/all.ts';
import { texts as english } from './texts/en.ts';

type Sentences = Readonly<Record<ErrorCode, string>>;

/** Returns the message of any error in the reader's language. For servers: pages have only the common ones. */
export function everySentenceFor(code: ErrorCode): string {
  const sentences: Sentences = { ...texts.sentences, ...texts.fromServer, ...PROGRAM_SENTENCES };
  return sentences[code];
}

/** The messages in English, for the log. */
export const ENGLISH_SENTENCES: Sentences = {
  ...english.sentences,
  ...english.fromServer,
  ...PROGRAM_SENTENCES,
};
