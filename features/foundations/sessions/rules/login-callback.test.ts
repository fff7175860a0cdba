import { describe, expect, it } from 'vitest';
import { callbackRefusalReason, type CallbackFacts } from './login-callback.ts';

const NOW_MS = Date.UTC(2026, 10, 20, 12);
const begun = { nonce: 'n0nce', shopUrl: 'demo.myshopify.com', begunAtMs: NOW_MS - 20_000 };
const honest: CallbackFacts = {
  begun,
  given: {
    state: 'n0nce',
    shop: 'demo.myshopify.com',
    code: 'c0de',
    error: undefined,
    timestampSeconds: NOW_MS / 1000 - 1,
  },
  signatureValid: true,
  nowMs: NOW_MS,
  lifetimeMs: 900_000,
};

describe('a login callback', () => {
  it.each([
    ['is accepted when it answers the login of this browser', {}, null],
    ['is refused in a browser that started no login', { begun: null }, 'LOGIN_STATE_INVALID'],
    ['is refused with another state', { given: { ...honest.given, state: 'other' } }, 'LOGIN_STATE_INVALID'],
    ['is refused without a state', { given: { ...honest.given, state: undefined } }, 'LOGIN_STATE_INVALID'],
    [
      'is refused when the login was started too long ago',
      { begun: { ...begun, begunAtMs: NOW_MS - 900_001 } },
      'LOGIN_EXPIRED',
    ],
    [
      'is refused when the merchant cancelled',
      { given: { ...honest.given, error: 'access_denied' } },
      'LOGIN_REFUSED',
    ],
    ['is refused when it is not signed', { signatureValid: false }, 'LOGIN_SIGNATURE_INVALID'],
    [
      'is refused for another shop',
      { given: { ...honest.given, shop: 'other.myshopify.com' } },
      'LOGIN_STATE_INVALID',
    ],
    [
      'is refused when it is a replay',
      { given: { ...honest.given, timestampSeconds: NOW_MS / 1000 - 91 } },
      'LOGIN_EXPIRED',
    ],
    [
      'is refused without a time',
      { given: { ...honest.given, timestampSeconds: Number.NaN } },
      'LOGIN_EXPIRED',
    ],
    ['is refused without a code', { given: { ...honest.given, code: undefined } }, 'LOGIN_REFUSED'],
  ] as const)('%s', (_name, change, expected) => {
    expect(callbackRefusalReason({ ...honest, ...change })).toBe(expected);
  });
});
