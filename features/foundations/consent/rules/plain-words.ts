import { foldWords } from './fold-words.ts';
import { withoutRepeats, withoutPoliteness } from './polite-words.ts';
import { stripSignature } from './strip-signature.ts';

/** A longer message is no single opt-out text. */
const MOST_CHARACTERS = 300;

/**
 * Reduces a message to its words, without case, accents, punctuation, politeness and signature, to compare it with a
 * list of texts. Empty for a long message.
 */
export function plainWords(text: string): string {
  const message = stripSignature(text.slice(0, 2 * MOST_CHARACTERS));
  return message.length > MOST_CHARACTERS ? '' : withoutRepeats(withoutPoliteness(foldWords(message)));
}
