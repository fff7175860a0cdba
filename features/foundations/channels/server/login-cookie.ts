import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { LoginPurpose } from '../contract/facebook-login.ts';

/** The data in a browser's cookie from the start of a login until the dialog returns. */
export interface StartedLogin {
  nonce: string;
  shopId: number;
  purpose: LoginPurpose;
  begunAtMs: number;
}

export const LOGIN_COOKIE = 'bellbird_facebook';
/** Long enough to find a password and to verify a phone number. */
export const LOGIN_LIFETIME_MS = 30 * 60 * 1000;

/** Returns a new login for a cookie. Its nonce is sent along as `state`. */
export function beginLogin(shopId: number, purpose: LoginPurpose, now: Date): StartedLogin {
  return { nonce: randomBytes(24).toString('base64url'), shopId, purpose, begunAtMs: now.getTime() };
}

/** Returns the cookie's value: readable, and signed by this installation. */
export function writeLogin(login: StartedLogin, key: Buffer): string {
  const text = Buffer.from(JSON.stringify(login)).toString('base64url');
  return `${text}.${sign(text, key)}`;
}

/** Returns the login that a callback belongs to. Null if this browser started none, another one, or too long ago. */
export function findStartedLogin(
  cookie: string | undefined,
  given: { state: string | undefined; key: Buffer; now: Date },
): StartedLogin | null {
  const [text, signature] = cookie?.split('.') ?? [];
  if (!text || !signature || !isSame(signature, sign(text, given.key))) return null;
  const login = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as StartedLogin;
  if (given.state !== login.nonce) return null;
  return given.now.getTime() - login.begunAtMs > LOGIN_LIFETIME_MS ? null : login;
}

function sign(text: string, key: Buffer): string {
  return createHmac('sha256', key).update(`facebook:${text}`).digest('base64url');
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
