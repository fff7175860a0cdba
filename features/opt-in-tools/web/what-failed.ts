import { RefusedCall } from '#platform/http/browser/refused-call.ts';

/** What did not come about. Document 3, section 8. */
export const NOT_SAVED = 'Could not save popup to DB';
export const NOT_SWITCHED = 'Could not change the opt-in tool status';
export const NOT_READ = 'Could not get Opt IN TOOLS from REDIS';

/** These words over a failure that nobody expected; a refusal says itself what to do. */
export function whatFailed(error: unknown, words: string): string | undefined {
  return error instanceof RefusedCall && error.code !== 'INTERNAL' ? undefined : words;
}
