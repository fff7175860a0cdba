import { referenceOf, sentenceOf } from '#platform/http/browser/sentence-of.ts';

/** What a step came to, beside the next try; `plain` is a word about it, and no fault. */
export interface Problem {
  tone: 'bad' | 'plain';
  sentence: string;
  /** Helps whoever looks the fault up; only where it was ours. */
  reference?: string | undefined;
}

export function problemOf(error: unknown): Problem {
  return { tone: 'bad', sentence: sentenceOf(error), reference: referenceOf(error) };
}
