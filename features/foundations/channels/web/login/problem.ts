import { referenceOf, sentenceOf } from '#platform/http/browser/sentence-of.ts';

/** The error of a step. `plain` is a note and no error. */
export interface Problem {
  tone: 'bad' | 'plain';
  sentence: string;
  /** Identifies the error for support, if it was ours. */
  reference?: string | undefined;
}

export function problemOf(error: unknown): Problem {
  return { tone: 'bad', sentence: sentenceOf(error), reference: referenceOf(error) };
}
