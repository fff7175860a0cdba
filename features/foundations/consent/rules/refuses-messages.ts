import { listPatterns } from './list-patterns.ts';
import { ORDER_STEMS } from './order-stems.ts';
import { PLAIN_REFUSALS } from './plain-refusals.ts';
import { REFUSAL_STEMS } from './refusal-stems.ts';
import { REFUSED_STEMS } from './refused-stems.ts';

/** A longer message is about something else, whatever words it contains. */
const MOST_WORDS = 8;

/** Polite words in the middle of a refusal, as in "hört bitte auf". */
const FILLERS = / (?:please|pls|bitte|ya|por favor|porfa|per favore|svp|lutfen|artik|tolong|dong|ja)(?= )/gu;

/** Both halves of a refusal must be in the same language: "red" is a colour here and means "refuse" there. */
const LANGUAGES = Object.entries(REFUSED_STEMS).map(([language, refused]) => ({
  refused: listPatterns(refused),
  refusal: listPatterns(REFUSAL_STEMS[language] ?? ''),
  plain: listPatterns(PLAIN_REFUSALS[language] ?? ''),
  order: listPatterns(ORDER_STEMS[language] ?? ''),
}));

/**
 * Whether a short message refuses our messages in free words, as in "I dont want these messages anymore". Takes folded
 * words. Such a message may mean something else, so we ask the sender.
 */
export function refusesMessages(folded: string): boolean {
  // "Don't" is two folded words.
  const words = folded.replace(/n t(?= |$)/gu, 'nt');
  if (words.split(' ', MOST_WORDS + 1).length > MOST_WORDS) return false;
  const direct = words.replace(FILLERS, '');
  return refuses(words) || (direct !== words && refuses(direct));
}

function refuses(words: string): boolean {
  return LANGUAGES.some(
    ({ refused, refusal, plain, order }) =>
      plain.test(words) || (refused.test(words) && refusal.test(words) && !order.test(words)),
  );
}

/** Whether a message mentions messages, advertising, a list or a number in any of the languages. Takes folded words. */
export function mentionsMessages(words: string): boolean {
  return LANGUAGES.some(({ refused }) => refused.test(words));
}
