import type { ErrorCode } from '#platform/errors/error-code.ts';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';

/** The states of refreshing a page's connection. Document 1, section 4. */
export type RefreshState = 'refreshing' | 'refreshed' | 'not_authorized' | 'logged_out' | 'error';

const STATES: Partial<Record<ErrorCode, RefreshState>> = {
  FACEBOOK_NOT_AUTHORIZED: 'not_authorized',
  PAGE_NOT_ADMIN: 'not_authorized',
  FACEBOOK_LOGGED_OUT: 'logged_out',
  FACEBOOK_LOGIN_EXPIRED: 'logged_out',
};

/** Returns the state after a failed refresh. */
export function refreshStateOf(error: unknown): RefreshState {
  return (error instanceof RefusedCall && STATES[error.code]) || 'error';
}
