import type { FastifyReply, FastifyRequest } from 'fastify';

/** Used over plain HTTP, and by earlier releases over HTTPS too. */
const PLAIN = 'bellbird_session';
/**
 * Used over HTTPS. Browsers accept this prefix only from the host itself, so a sibling host cannot replace the cookie.
 */
const OF_THIS_HOST = `__Host-${PLAIN}`;
const LIFETIME_SECONDS = 30 * 24 * 3600;

/**
 * Returns the session's secret from the request. The name without the prefix is still accepted, so that an upgrade logs
 * nobody out; sessions last 30 days, so a later release can drop it.
 */
export function readSessionCookie({ cookies }: FastifyRequest): string | undefined {
  return cookies[OF_THIS_HOST] || cookies[PLAIN];
}

export function setSessionCookie(reply: FastifyReply, secret: string, publicUrl: string): void {
  const secure = publicUrl.startsWith('https:');
  reply.setCookie(secure ? OF_THIS_HOST : PLAIN, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: LIFETIME_SECONDS,
  });
  // A cookie from before the upgrade would otherwise still be read after logout.
  if (secure) reply.clearCookie(PLAIN, { path: '/' });
}

export function clearSessionCookie(reply: FastifyReply, publicUrl: string): void {
  reply.clearCookie(PLAIN, { path: '/' });
  if (publicUrl.startsWith('https:'))
    reply.clearCookie(OF_THIS_HOST, { path: '/', secure: true, httpOnly: true, sameSite: 'lax' });
}
