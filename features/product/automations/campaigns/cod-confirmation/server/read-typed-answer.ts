import { plainWords } from '#features/foundations/consent/server/index.ts';
import { CANCEL_WORDS, CONFIRM_WORDS } from '../typed-answers.ts';

/** The flow of each typed answer, which is the same as for a tap on its button. */
const FLOW_OF: ReadonlyMap<string, 'cod_confirmed' | 'cod_cancelled'> = new Map([
  ...wordingsOf(CONFIRM_WORDS).map((words) => [words, 'cod_confirmed'] as const),
  ...wordingsOf(CANCEL_WORDS).map((words) => [words, 'cod_cancelled'] as const),
]);

function wordingsOf(byLanguage: Readonly<Record<string, string>>): string[] {
  return Object.values(byLanguage)
    .flatMap((words) => words.split(','))
    .map(plainWords);
}

/** Returns the flow of a typed "confirm" or "cancel", or null for other texts. */
export function readTypedAnswer(text: string): 'cod_confirmed' | 'cod_cancelled' | null {
  return FLOW_OF.get(plainWords(text)) ?? null;
}
