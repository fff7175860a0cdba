import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The data that the browser keeps between the start of a login and the return from the store platform. */
export interface LoginState {
  nonce: string;
  shopUrl: string;
  begunAtMs: number;
}

export const LOGIN_COOKIE = 'bellbird_login';
/** Time enough to read the permission page and be interrupted. */
export const LOGIN_LIFETIME_MS = 15 * 60 * 1000;

/** Creates the state of one login, to be stored in a cookie and sent along as `state`. */
export function newLoginState(shopUrl: string, now: Date): LoginState {
  return { nonce: randomBytes(24).toString('base64url'), shopUrl, begunAtMs: now.getTime() };
}

/** Returns the cookie's value: readable, and signed so that it cannot be forged. */
export function writeLoginState(state: LoginState, key: Buffer): string {
  const text = Buffer.from(JSON.stringify(state)).toString('base64url');
  return `${text}.${sign(text, key)}`;
}

/** Returns the state in a cookie, or null when it is missing or its signature is wrong. */
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
