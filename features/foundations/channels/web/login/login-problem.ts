import { isCommonError } from '#platform/errors/error-sentences.ts';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { texts } from '../../texts/en.ts';
import type { LoginResult } from './open-login-window.ts';
import { problemOf, type Problem } from './problem.ts';

/** Returns the message after a login without a grant. Ending it oneself is no fault. */
export function loginProblem(result: Exclude<LoginResult, { outcome: 'granted' }>): Problem {
  if (result.outcome === 'blocked') return { tone: 'bad', sentence: texts.login.blocked };
  if (result.outcome === 'closed' || result.code === 'FACEBOOK_LOGIN_DECLINED')
    return { tone: 'plain', sentence: texts.login.cancelled[result.purpose] };
  const code = isCommonError(result.code) ? result.code : 'INTERNAL';
  return problemOf(new RefusedCall(code, { requestId: result.reference }));
}
