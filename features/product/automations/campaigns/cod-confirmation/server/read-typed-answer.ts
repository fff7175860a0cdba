import { plainWords } from '#features/foundations/consent/server/index.ts';
import { CANCEL_WORDS, CONFIRM_WORDS } from '../typed-answers.ts';

/** The flow that each typed answer leads to, as a tap on its button would. */
const FLOW_OF: ReadonlyMap<string, 'cod_confirmed' | 'cod_cancelled'> = new Map([
  ...wordingsOf(CONFIRM_WORDS).map((words) => [words, 'cod_confirmed'] as const),
  ...wordingsOf(CANCEL_WORDS).map((words) => [words, 'cod_cancelled'] as const),
]);

function wordingsOf(byLanguage: Readonly<Record<string, string>>): string[] {
  return Object.values(byLanguage)
    .flatMap((words) => words.split(','))
    .map(plainWords);
}

/** The flow that a typed "confirm" or "cancel" leads to; null when the message is neither. */
export function readTypedAnswer(text: string): 'cod_confirmed' | 'cod_cancelled' | null {
  return FLOW_OF.get(plainWords(text)) ?? null;
}
