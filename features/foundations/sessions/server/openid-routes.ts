import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { OpenIdError, OpenIdProvider } from '#partners/openid/openid-provider.ts';
import type { OpenIdSettings } from '#platform/config/openid-settings.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { ErrorCode } from '#platform/errors/error-code.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import { ignoredUnless, textOf } from '#platform/http/text-shapes.ts';
import { getLoginWays } from '../contract/account-calls.ts';
import { whereToBegin } from '../rules/login-beginning.ts';
import { logInPerson } from './log-in-person.ts';
import { clearOpenIdCookie, readOpenIdCookie, setOpenIdCookie } from './openid-cookie.ts';
import { admitPerson } from './openid-person.ts';

const START_PATH = '/auth/openid';
export const OPENID_CALLBACK_PATH = '/auth/openid/callback';

/** The fields that a provider sends along; those it may add later are passed on unread. */
const Returned = z.catchall(z.object({ state: ignoredUnless(textOf(200)) }), ignoredUnless(textOf(4000)));

const FAILURES = {
  declined: 'OPENID_DECLINED',
  invalid: 'OPENID_REFUSED',
  away: 'OPENID_AWAY',
} as const satisfies Record<OpenIdError['failure'], ErrorCode>;

/** Registers the login through a provider that the installation's settings name. Without one, it answers that there is none. */
export function registerOpenIdRoutes(
  server: FastifyInstance,
  bind: CallBinder,
  ctx: Context,
  isTooMany: (request: FastifyRequest) => Promise<boolean>,
): void {
  const { openId } = ctx.settings;
  const provider = openId && new OpenIdProvider(openId);
  bind.public(getLoginWays, () => Promise.resolve({ provider: openId?.name ?? null }));
  const answerFault = (reply: FastifyReply) => sendToLogIn(reply, 'INTERNAL');
  const config = { answerFault };
  server.get(START_PATH, { config, schema: { hide: true } }, async (request, reply) => {
    if (provider === null) return sendToLogIn(reply, 'OPENID_NOT_SET_UP');
    if (await isTooMany(request)) return sendToLogIn(reply, 'TOO_MANY_REQUESTS');
    const { publicUrl } = ctx.settings;
    const elsewhere = whereToBegin({ publicUrl, host: request.host, address: request.url });
    if (elsewhere !== null) return reply.redirect(elsewhere);
    try {
      const { address, checks } = await provider.start(publicUrl + OPENID_CALLBACK_PATH);
      setOpenIdCookie(ctx, reply, checks);
      return await reply.redirect(address);
    } catch (error) {
      return sendToLogIn(reply, codeOf(error, request));
    }
  });
  const callback = { config, schema: { hide: true, querystring: Returned } };
  server.get(OPENID_CALLBACK_PATH, callback, async (request, reply) => {
    if (provider === null || openId === null) return sendToLogIn(reply, 'OPENID_NOT_SET_UP');
    if (await isTooMany(request)) return sendToLogIn(reply, 'TOO_MANY_REQUESTS');
    try {
      return await reply.redirect(await finish(bind, ctx, { provider, openId, raw: request, reply }));
    } catch (error) {
      return sendToLogIn(reply, codeOf(error, request));
    }
  });
}

interface Returning {
  provider: OpenIdProvider;
  openId: OpenIdSettings;
  raw: FastifyRequest;
  reply: FastifyReply;
}

/** Finishes a login after the provider redirected back. Returns the page that follows. */
async function finish(bind: CallBinder, ctx: Context, given: Returning): Promise<string> {
  const { provider, openId, raw, reply } = given;
  const checks = readOpenIdCookie(ctx, raw);
  clearOpenIdCookie(ctx, reply);
  if (checks === null) throw new AppError('OPENID_EXPIRED');
  const claims = await provider.finish(new URL(ctx.settings.publicUrl + raw.url), checks);
  const { session, steps } = await logInPerson(ctx, { raw, reply }, (tx) =>
    admitPerson(ctx, tx, { claims, openId }),
  );
  if (!session) return `/log-in?steps=${steps.join()}`;
  const change = { before: null, after: { role: session.role } };
  await bind.onAct(session, { path: OPENID_CALLBACK_PATH, ip: raw.ip, change });
  return '/dashboard';
}

/** Returns why a login failed. Anything unexpected is thrown on. */
function codeOf(error: unknown, request: FastifyRequest): ErrorCode {
  if (!(error instanceof AppError) && !(error instanceof OpenIdError)) throw error;
  const code = error instanceof AppError ? error.code : FAILURES[error.failure];
  request.log.info({ code, err: error.cause }, 'login through the provider refused');
  return code;
}

/** A browser would show an error response as raw text, so it is sent to the login page, which shows the sentence. */
function sendToLogIn(reply: FastifyReply, code: ErrorCode): FastifyReply {
  return reply.redirect(`/log-in?error=${code}`);
}
