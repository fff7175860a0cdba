import { isErrorCode } from '#platform/errors/error-code.ts';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import type { LoginPurpose } from '../../contract/facebook-login.ts';
import type { LoginResult } from './open-login-window.ts';
import { problemOf, type Problem } from './problem.ts';

const BLOCKED = 'Your browser blocked the Facebook window. Allow pop-ups for this page and try again.';
const CANCELLED: Record<LoginPurpose, string> = {
  pages: 'The Facebook login was cancelled, so nothing was changed.',
  whatsapp: 'The WhatsApp sign-up was cancelled, so nothing was changed.',
};

/** Returns the message after a login without a grant. Ending it oneself is no fault. */
export function loginProblem(result: Exclude<LoginResult, { outcome: 'granted' }>): Problem {
  if (result.outcome === 'blocked') return { tone: 'bad', sentence: BLOCKED };
  if (result.outcome === 'closed' || result.code === 'FACEBOOK_LOGIN_DECLINED')
    return { tone: 'plain', sentence: CANCELLED[result.purpose] };
  const code = isErrorCode(result.code) ? result.code : 'INTERNAL';
  return problemOf(new RefusedCall(code, { requestId: result.reference }));
}
