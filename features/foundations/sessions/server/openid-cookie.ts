import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { OpenIdChecks } from '#partners/openid/openid-provider.ts';
import type { Context } from '#platform/context.ts';

const COOKIE = 'bellbird_openid';
const PATH = '/auth/openid';
/** Time enough to log in at the provider and be interrupted. */
const LIFETIME_MS = 15 * 60_000;
const PLACE = { shopId: 0, column: `cookie ${COOKIE}` };

const CookieState = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  begunAtMs: z.number(),
});

type Services = Pick<Context, 'secrets' | 'settings' | 'clock'>;

/**
 * Stores the values that the provider's answer is checked with in an encrypted cookie, so only this browser can return
 * with the answer.
 */
export function setOpenIdCookie(ctx: Services, reply: FastifyReply, checks: OpenIdChecks): void {
  const state = JSON.stringify({ ...checks, begunAtMs: ctx.clock.now().getTime() });
  const sealed = ctx.secrets.seal(state, PLACE).toString('base64url');
  reply.setCookie(COOKIE, sealed, { ...optionsOf(ctx), maxAge: LIFETIME_MS / 1000 });
}

/** Returns null if there is no such login in this browser, or if it is too old. */
export function readOpenIdCookie(ctx: Services, { cookies }: FastifyRequest): OpenIdChecks | null {
  const sealed = cookies[COOKIE];
  if (!sealed) return null;
  try {
    const state = CookieState.parse(JSON.parse(ctx.secrets.open(Buffer.from(sealed, 'base64url'), PLACE)));
    return ctx.clock.now().getTime() - state.begunAtMs < LIFETIME_MS ? state : null;
  } catch {
    // Somebody else wrote it.
    return null;
  }
}

export function clearOpenIdCookie(ctx: Services, reply: FastifyReply): void {
  reply.clearCookie(COOKIE, optionsOf(ctx));
}

/** `lax`, because the browser returns from the provider's page. */
function optionsOf({ settings }: Services) {
  const secure = settings.publicUrl.startsWith('https:');
  return { path: PATH, httpOnly: true, sameSite: 'lax', secure } as const;
}
