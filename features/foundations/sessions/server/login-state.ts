import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What the browser that began a login carries until the store platform sends it back. */
export interface LoginState {
  nonce: string;
  shopUrl: string;
  begunAtMs: number;
}

export const LOGIN_COOKIE = 'bellbird_login';
/** Long enough to read a permission page and go for a coffee. */
export const LOGIN_LIFETIME_MS = 15 * 60 * 1000;

/** A fresh state for one login, to be kept in a cookie and sent along as `state`. */
export function newLoginState(shopUrl: string, now: Date): LoginState {
  return { nonce: randomBytes(24).toString('base64url'), shopUrl, begunAtMs: now.getTime() };
}

/** The cookie's value: readable, and signed so that only this installation can have written it. */
export function writeLoginState(state: LoginState, key: Buffer): string {
  const text = Buffer.from(JSON.stringify(state)).toString('base64url');
  return `${text}.${sign(text, key)}`;
}

/** The state of a cookie, or null when there is none or it was not written by us. */
export function findLoginState(cookie: string | undefined, key: Buffer): LoginState | null {
  const [text, signature] = cookie?.split('.') ?? [];
  if (!text || !signature) return null;
  const expected = Buffer.from(sign(text, key));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as LoginState;
}

function sign(text: string, key: Buffer): string {
  return createHmac('sha256', key).update(`login:${text}`).digest('base64url');
}
