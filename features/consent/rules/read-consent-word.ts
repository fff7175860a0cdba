import { DOUBTFUL_WORDS } from './doubtful-words.ts';
import { foldWords, keepMarks } from './fold-words.ts';
import { POLITE_PHRASES, POLITE_PHRASES_WITHOUT_SPACE } from './polite-phrases.ts';
import { START_WORDS } from './start-words.ts';
import { STOP_WORDS, STOP_WORDS_WITH_THEIR_MARKS } from './stop-words.ts';

/** `doubtful` means a stop to some and something else in a shop to others: it has to be asked back. */
export type ConsentWord = 'stop' | 'start' | 'doubtful';

const STOP = folded(STOP_WORDS);
const STOP_WITH_MARKS = new Set(STOP_WORDS_WITH_THEIR_MARKS.map(keepMarks));
const DOUBTFUL = folded(DOUBTFUL_WORDS);
const START = folded(START_WORDS);

/** The languages in which we know what people say of it (ISO 639-1). */
export const CONSENT_LANGUAGES: readonly string[] = Object.keys(STOP_WORDS);

/** Longest first, so that "thank you very much" does not leave "very much". */
const POLITE = [...folded(POLITE_PHRASES)].toSorted(byLength);
const POLITE_WITHOUT_SPACE = [...folded(POLITE_PHRASES_WITHOUT_SPACE)].toSorted(byLength);

/** What a person's message says of their consent: the whole of it, in any of the languages; null when nothing. */
export function readConsentWord(text: string): ConsentWord | null {
  if (isStopSign(text)) return 'stop';
  const words = saidOnce(foldWords(text));
  if (START.has(words)) return 'start';
  const asked = saidOnce(withoutPoliteness(words));
  if (STOP.has(words) || STOP.has(asked) || STOP_WITH_MARKS.has(keepMarks(text))) return 'stop';
  return DOUBTFUL.has(asked) ? 'doubtful' : null;
}

function folded(words: Readonly<Record<string, readonly string[]>>): ReadonlySet<string> {
  return new Set(Object.values(words).flat().map(foldWords));
}

function byLength(one: string, other: string): number {
  return other.length - one.length;
}

/** Nothing but the sign, however often. */
function isStopSign(text: string): boolean {
  return /^(🛑\s*)+$/u.test(text.replace(/[\uFE0F!.]/g, '').trim());
}

/** More than that is no word, however often. */
const MOST_REPEATED = 120;

/** "Stop stop stop" is "stop". */
function saidOnce(words: string): string {
  return words.length > MOST_REPEATED ? words : words.replace(/^(.+?)(?: \1)+$/u, '$1');
}

/** The words between the polite ones around them. */
function withoutPoliteness(words: string): string {
  const fewer = withoutOne(words);
  return fewer === words ? words : withoutPoliteness(fewer);
}

function withoutOne(words: string): string {
  for (const phrase of POLITE) {
    if (words.startsWith(`${phrase} `)) return words.slice(phrase.length + 1);
    if (words.endsWith(` ${phrase}`)) return words.slice(0, -phrase.length - 1);
  }
  for (const phrase of POLITE_WITHOUT_SPACE) {
    if (words === phrase) continue;
    if (words.startsWith(phrase)) return words.slice(phrase.length).trim();
    if (words.endsWith(phrase)) return words.slice(0, -phrase.length).trim();
  }
  return words;
}
