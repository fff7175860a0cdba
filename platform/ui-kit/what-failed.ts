import { RefusedCall } from '#platform/http/browser/refused-call.ts';

/** Returns this text for an unexpected error; undefined for a refusal, whose sentence says what to do. */
export function whatFailed(error: unknown, words: string): string | undefined {
  return error instanceof RefusedCall && error.code !== 'INTERNAL' ? undefined : words;
}
