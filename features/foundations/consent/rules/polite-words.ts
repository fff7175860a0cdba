import { foldWords } from './fold-words.ts';
import { POLITE_PHRASES, POLITE_PHRASES_WITHOUT_SPACE } from './polite-phrases.ts';

const POLITE = folded(POLITE_PHRASES);
const MOST_WORDS_OF_PHRASE = Math.max(...[...POLITE].map((phrase) => phrase.split(' ').length));
/** Longest first, so that no part of a longer phrase remains. */
const POLITE_WITHOUT_SPACE = [...folded(POLITE_PHRASES_WITHOUT_SPACE)].toSorted(
  (one, other) => other.length - one.length,
);

/** A longer text without spaces is no opt-out. */
const MOST_SIGNS = 40;
/** More than that is no opt-out text, however often it repeats. */
const MOST_REPEATED = 120;

function folded(phrases: Readonly<Record<string, readonly string[]>>): ReadonlySet<string> {
  return new Set(Object.values(phrases).flat().map(foldWords));
}

/** Reduces repetitions: "stop stop stop" becomes "stop". Takes folded words. */
export function withoutRepeats(words: string): string {
  const [first = '', ...others] = words.split(' ');
  if (others.every((word) => word === first)) return first;
  return words.length > MOST_REPEATED ? words : words.replace(/^(.+?)(?: \1)+$/u, '$1');
}

/** Removes polite phrases at both ends; a message with nothing else keeps its last phrase. Takes folded words. */
export function withoutPoliteness(words: string): string {
  const tokens = words.split(' ');
  let [from, to] = [0, tokens.length];
  const politeFrom = (at: number, end: number) => POLITE.has(tokens.slice(at, end).join(' '));
  for (let size = MOST_WORDS_OF_PHRASE; size > 0; size -= 1) {
    // The longest phrase counts: "thank you very much" must not leave "very much".
    while (to - from > size && politeFrom(from, from + size))
      [from, size] = [from + size, MOST_WORDS_OF_PHRASE];
    while (to - from > size && politeFrom(to - size, to)) [to, size] = [to - size, MOST_WORDS_OF_PHRASE];
  }
  return withoutUnspacedPoliteness(tokens.slice(from, to).join(' '));
}

/** Removes polite phrases in languages without spaces between words. */
function withoutUnspacedPoliteness(words: string): string {
  if (words.length > MOST_SIGNS) return words;
  for (const phrase of POLITE_WITHOUT_SPACE) {
    if (words === phrase) continue;
    if (words.startsWith(phrase)) return withoutUnspacedPoliteness(words.slice(phrase.length).trim());
    if (words.endsWith(phrase)) return withoutUnspacedPoliteness(words.slice(0, -phrase.length).trim());
  }
  return words;
}
