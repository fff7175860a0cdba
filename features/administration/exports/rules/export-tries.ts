import { texts } from '../texts/all.ts';

/** How many times an export is tried before it fails. */
export const MOST_TRIES = 3;
const FIRST_PAUSE_MS = 20_000;

export type FailReason = 'crashed' | 'broken';

/**
 * Decides whether an export is tried again after a failed attempt. `attempts` counts from 1 and includes that attempt.
 */
export function afterFault(
  attempts: number,
  reason: FailReason,
): { state: 'queued'; pauseMs: number } | { state: 'failed'; reason: FailReason } {
  if (attempts >= MOST_TRIES) return { state: 'failed', reason };
  return { state: 'queued', pauseMs: FIRST_PAUSE_MS * 3 ** (attempts - 1) };
}

/** Returns the sentence that tells the merchant why an export failed. */
export function reasonSentence(reason: FailReason): string {
  return texts.failures[reason];
}
