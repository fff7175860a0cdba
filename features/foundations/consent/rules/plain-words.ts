import { foldWords } from './fold-words.ts';
import { saidOnce, withoutPoliteness } from './polite-words.ts';
import { stripSignature } from './strip-signature.ts';

/** A longer message is no single wording. */
const MOST_CHARACTERS = 300;

/**
 * A message as its words alone, without case, accents, punctuation, politeness and signature, to compare it with a list
 * of wordings. Empty when the message is long.
 */
export function plainWords(text: string): string {
  const message = stripSignature(text.slice(0, 2 * MOST_CHARACTERS));
  return message.length > MOST_CHARACTERS ? '' : saidOnce(withoutPoliteness(foldWords(message)));
}
