import { RefusedCall } from '#platform/http/browser/refused-call.ts';

/** These words over a failure that nobody expected; a refusal says itself what to do. */
export function whatFailed(error: unknown, words: string): string | undefined {
  return error instanceof RefusedCall && error.code !== 'INTERNAL' ? undefined : words;
}
