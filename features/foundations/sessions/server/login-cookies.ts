import type { FastifyReply, FastifyRequest } from 'fastify';
import { PASSKEY_TIMEOUT_MS } from '#features/foundations/second-factors/contract/passkey-calls.ts';
import { PENDING_MS } from './pending-logins.ts';

const PENDING = 'bellbird_pending_login';
const PASSKEY = 'bellbird_passkey';

/** Returns the secret of the login that waits in this browser for its second step. */
export function readPendingCookie({ cookies }: FastifyRequest, publicUrl: string): string | undefined {
  return cookies[nameOf(PENDING, publicUrl)];
}

export function setPendingCookie(reply: FastifyReply, secret: string, publicUrl: string): void {
  const options = { ...optionsOf(publicUrl), maxAge: PENDING_MS / 1000 };
  reply.setCookie(nameOf(PENDING, publicUrl), secret, options);
}

export function clearPendingCookie(reply: FastifyReply, publicUrl: string): void {
  reply.clearCookie(nameOf(PENDING, publicUrl), optionsOf(publicUrl));
}

/** Returns the secret of the browser that started a login with a passkey. */
export function readPasskeyCookie({ cookies }: FastifyRequest, publicUrl: string): string | undefined {
  return cookies[nameOf(PASSKEY, publicUrl)];
}

export function setPasskeyCookie(reply: FastifyReply, secret: string, publicUrl: string): void {
  const options = { ...optionsOf(publicUrl), maxAge: PASSKEY_TIMEOUT_MS / 1000 };
  reply.setCookie(nameOf(PASSKEY, publicUrl), secret, options);
}

export function clearPasskeyCookie(reply: FastifyReply, publicUrl: string): void {
  reply.clearCookie(nameOf(PASSKEY, publicUrl), optionsOf(publicUrl));
}

/** Browsers accept the prefix only from the host itself, so a sibling host cannot plant the cookie. */
function nameOf(name: string, publicUrl: string): string {
  return isSecure(publicUrl) ? `__Host-${name}` : name;
}

function optionsOf(publicUrl: string) {
  return { path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure(publicUrl) } as const;
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}
