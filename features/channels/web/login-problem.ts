import { ERROR_SENTENCES } from '#platform/errors/error-sentences.ts';
import type { LoginResult } from './open-login-window.ts';

const BLOCKED = 'Your browser blocked the Facebook window. Allow pop-ups for this page and try again.';

/** What a login that granted nothing says to a person. */
export function loginProblem(result: Exclude<LoginResult, { outcome: 'granted' }>): string {
  if (result.outcome === 'blocked') return BLOCKED;
  const { code } = result;
  return Object.hasOwn(ERROR_SENTENCES, code)
    ? ERROR_SENTENCES[code as keyof typeof ERROR_SENTENCES]
    : ERROR_SENTENCES.INTERNAL;
}
