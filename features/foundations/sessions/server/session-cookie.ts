import type { FastifyReply, FastifyRequest } from 'fastify';

/** Over plain HTTP, and until this release everywhere. */
const PLAIN = 'bellbird_session';
/** Over HTTPS. Browsers let no other host set a cookie with this prefix, so a sibling host cannot replace it. */
const OF_THIS_HOST = `__Host-${PLAIN}`;
const LIFETIME_SECONDS = 30 * 24 * 3600;

/**
 * The session's secret that a browser sends. The name without the prefix still counts, so that nobody is logged out by
 * an upgrade; sessions last 30 days, so a later release can stop reading it.
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
  // One of before the upgrade would be read after a logout.
  if (secure) reply.clearCookie(PLAIN, { path: '/' });
}

export function clearSessionCookie(reply: FastifyReply, publicUrl: string): void {
  reply.clearCookie(PLAIN, { path: '/' });
  if (publicUrl.startsWith('https:'))
    reply.clearCookie(OF_THIS_HOST, { path: '/', secure: true, httpOnly: true, sameSite: 'lax' });
}
