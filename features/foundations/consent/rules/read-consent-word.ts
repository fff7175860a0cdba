import { DOUBTFUL_WORDS } from './doubtful-words.ts';
import { foldWords, keepMarks } from './fold-words.ts';
import { isOneEditAway } from './one-edit.ts';
import { HARMLESS_PHRASES, ONLY_ALONE, ORDINARY_WORDS } from './ordinary-words.ts';
import { withoutRepeats, withoutPoliteness } from './polite-words.ts';
import { mentionsMessages, refusesMessages } from './refuses-messages.ts';
import { START_WORDS } from './start-words.ts';
import { STOP_WORDS, STOP_WORDS_WITH_THEIR_MARKS } from './stop-words.ts';
import { stripSignature } from './strip-signature.ts';
import { hasLookAlikes, joinSpelledOut, withoutLookAlikes } from './unmask-words.ts';

/** `doubtful`: an opt-out to some people and something else to others, so we ask the sender. */
export type ConsentWord = 'stop' | 'start' | 'doubtful';

/** The languages whose opt-out texts we know (ISO 639-1). */
export const CONSENT_LANGUAGES: readonly string[] = Object.keys(STOP_WORDS);

/** No opt-out text is longer, including everything around it. */
const MOST_CHARACTERS = 300;
/** A longer message is about something else, whatever words it contains. */
const MOST_WORDS_ASKED = 6;
/** For languages without spaces: about as much as six words. */
const MOST_SIGNS_ASKED = 12;
/** Shorter texts are one typing mistake away from too many ordinary words. */
const SHORTEST_MISTYPED = 5;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const STOP = folded(Object.values(STOP_WORDS).flat());
const STOP_WITHOUT_SPACES = new Set([...STOP].map(withoutSpaces).filter((words) => words.length > 5));
const STOP_WITH_MARKS = new Set(STOP_WORDS_WITH_THEIR_MARKS.map(keepMarks));
const DOUBTFUL = folded(Object.values(DOUBTFUL_WORDS).flat());
const START = folded(Object.values(START_WORDS).flat());
const ALONE = folded(ONLY_ALONE);
const HARMLESS = [...folded(HARMLESS_PHRASES)];
const ORDINARY = folded(ORDINARY_WORDS);

const CONTAINED = [...STOP].filter((words) => !ALONE.has(words));
const UNSPACED_CONTAINED = CONTAINED.filter((words) => UNSPACED.test(words) && words.length > 1);
const SPACED_CONTAINED = new Set(CONTAINED.filter((words) => !UNSPACED.test(words)));
const MISTYPED = Map.groupBy(
  [...STOP].filter((words) => words === 'stop' || words.length >= SHORTEST_MISTYPED),
  (words) => words.length,
);

/**
 * Returns what a message says about the sender's consent, in any of the languages, or null. Pure, and takes microseconds
 * whatever the length of the text.
 */
export function readConsentWord(text: string): ConsentWord | null {
  if (isStopSign(text.slice(0, MOST_CHARACTERS))) return 'stop';
  const message = stripSignature(text.slice(0, 2 * MOST_CHARACTERS));
  if (message.length > MOST_CHARACTERS) return null;
  const words = withoutRepeats(joinSpelledOut(foldWords(message)));
  if (words === '') return null;
  if (START.has(words)) return 'start';
  const asked = withoutRepeats(withoutPoliteness(words));
  if (isStop(message, words, asked)) return 'stop';
  return isDoubtful(words, asked) ? 'doubtful' : null;
}

function folded(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(foldWords));
}

function withoutSpaces(words: string): string {
  return words.replaceAll(' ', '');
}

/** Whether a message consists only of stop signs. */
function isStopSign(text: string): boolean {
  return /^(🛑\s*)+$/u.test(text.replace(/[\uFE0F!.]/g, '').trim());
}

function isStop(message: string, words: string, asked: string): boolean {
  if (STOP.has(words) || STOP.has(asked) || STOP_WITH_MARKS.has(keepMarks(message))) return true;
  if (STOP_WITHOUT_SPACES.has(withoutSpaces(asked))) return true;
  if (!hasLookAlikes(message)) return false;
  const unmasked = withoutRepeats(withoutPoliteness(joinSpelledOut(foldWords(withoutLookAlikes(message)))));
  return unmasked !== asked && STOP.has(unmasked);
}

/** Whether a message may be an opt-out: short, and with an opt-out text or nearly one, or refusing messages. */
function isDoubtful(words: string, asked: string): boolean {
  if (DOUBTFUL.has(words) || DOUBTFUL.has(asked)) return true;
  if (UNSPACED.test(asked))
    return asked.length <= MOST_SIGNS_ASKED && UNSPACED_CONTAINED.some((wording) => asked.includes(wording));
  if (refusesMessages(asked)) return true;
  const tokens = asked.split(' ');
  return tokens.length <= MOST_WORDS_ASKED && (containsStop(asked, tokens) || isMistypedStop(asked, tokens));
}

function containsStop(asked: string, tokens: readonly string[]): boolean {
  for (let from = 0; from < tokens.length; from += 1) {
    for (let to = from + 1; to <= tokens.length; to += 1) {
      const part = tokens.slice(from, to).join(' ');
      if (SPACED_CONTAINED.has(part) && !(part === 'stop' && isHarmless(asked))) return true;
    }
  }
  return false;
}

function isHarmless(asked: string): boolean {
  return HARMLESS.some((phrase) => ` ${asked} `.includes(` ${phrase} `)) && !mentionsMessages(asked);
}

function isMistypedStop(asked: string, tokens: readonly string[]): boolean {
  if (tokens.some((token) => ORDINARY.has(token))) return false;
  const lengths = [asked.length - 1, asked.length, asked.length + 1];
  return lengths.some((length) => (MISTYPED.get(length) ?? []).some((word) => isOneEditAway(word, asked)));
}
