import { texts } from '../texts/all.ts';

/** Why an import failed or stopped early. */
export type FailReason = keyof typeof texts.failReasons;

/** Returns the sentence of a stored reason: what happened, then what to do. */
export function reasonSentence(reason: string): string {
  const sentences: Readonly<Record<string, string>> = texts.failReasons;
  return sentences[reason] ?? reason;
}
