import { expect, it } from 'vitest';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { UnreachableServer } from '#platform/http/browser/unreachable-server.ts';
import { refreshStateOf } from './refresh-state.ts';

it.each([
  ['this account may not act for the page', new RefusedCall('FACEBOOK_NOT_AUTHORIZED'), 'not_authorized'],
  ['this account is no admin of the page', new RefusedCall('PAGE_NOT_ADMIN'), 'not_authorized'],
  ['Facebook has logged the person out', new RefusedCall('FACEBOOK_LOGGED_OUT'), 'logged_out'],
  ['the login took too long', new RefusedCall('FACEBOOK_LOGIN_EXPIRED'), 'logged_out'],
  ['another store has the page', new RefusedCall('PAGE_TAKEN'), 'error'],
  ['Facebook is down', new RefusedCall('PARTNER_FAILED'), 'error'],
  ['there is no answer', new UnreachableServer(null), 'error'],
])('when %s', (_story, error, state) => {
  expect(refreshStateOf(error)).toBe(state);
});
