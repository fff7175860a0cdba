import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { embeddedSignupAddress, pageLoginAddress, type Dialog } from '#partners/facebook/login-dialog.ts';
import type { OnAct } from '#platform/audit/act.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { ErrorCode } from '#platform/errors/error-code.ts';
import type { FindMerchant } from '#platform/http/bind-call.ts';
import { readerOf } from '#platform/http/reader-of-request.ts';
import { ignoredUnless, textOf } from '#platform/http/text-shapes.ts';
import { forReader } from '#platform/language/for-reader.ts';
import { hasRight } from '#platform/rights/rights.ts';
import {
  LOGIN_CALLBACK_PATH,
  LOGIN_PATH,
  LoginPurpose,
  type LoginAnswer,
} from '../contract/facebook-login.ts';
import { acceptGrant } from './accept-grant.ts';
import { ANSWER_SCRIPT, ANSWER_SCRIPT_PATH, answerPage } from './login-answer-page.ts';
import { LOGIN_COOKIE, LOGIN_LIFETIME_MS, beginLogin, findStartedLogin, writeLogin } from './login-cookie.ts';

/** The browser's query. Values that are longer than Meta's or ours are ignored, and the page then says what to do. */
const Query = z.object({
  purpose: ignoredUnless(LoginPurpose),
  state: ignoredUnless(textOf(500)),
  code: ignoredUnless(textOf(4000)),
});

/** Registers the pop-up's routes: to Meta's dialog, back with its code, and the answer to the page that opened it. */
export function registerFacebookLoginRoutes(
  server: FastifyInstance,
  ctx: Context,
  findMerchant: FindMerchant,
  onAct: OnAct,
): void {
  const hidden = { schema: { hide: true } };
  const withQuery = { schema: { hide: true, querystring: Query } };
  const answerFault = (reply: FastifyReply, reference: string) =>
    sendAnswer(reply.status(500), { ...refused(purposeOf(ctx, reply.request), 'INTERNAL'), reference });
  const opened = { ...withQuery, config: { answerFault } };
  const secure = ctx.settings.publicUrl.startsWith('https:');

  server.get(LOGIN_PATH, opened, async (request, reply) => {
    const purpose = purposeOf(ctx, request);
    const merchant = await findMerchant(request);
    if (!merchant) return sendAnswer(reply, refused(purpose, 'NOT_LOGGED_IN'));
    if (!hasRight(merchant.role, 'configure')) return sendAnswer(reply, refused(purpose, 'RIGHT_MISSING'));
    const login = beginLogin(merchant.shopId, purpose, ctx.clock.now());
    const address = findDialogAddress(ctx, purpose, login.nonce);
    if (address === null) return sendAnswer(reply, refused(purpose, 'META_NOT_SET_UP'));
    reply.setCookie(LOGIN_COOKIE, writeLogin(login, ctx.settings.encryptionKey), {
      path: LOGIN_PATH,
      httpOnly: true,
      sameSite: 'lax',
      secure,
      maxAge: LOGIN_LIFETIME_MS / 1000,
    });
    return keepOpener(reply).redirect(address);
  });

  server.get(LOGIN_CALLBACK_PATH, opened, async (request, reply) => {
    reply.clearCookie(LOGIN_COOKIE, { path: LOGIN_PATH });
    return sendAnswer(reply, await finishLogin(ctx, request, { findMerchant, onAct }));
  });

  server.get(ANSWER_SCRIPT_PATH, hidden, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(ANSWER_SCRIPT),
  );
}

function findDialogAddress(ctx: Context, purpose: LoginPurpose, state: string): string | null {
  const { appId, loginConfigId, dialogUrl, graphVersion } = ctx.settings.meta;
  if (appId === null) return null;
  const dialog: Dialog = { appId, dialogUrl, graphVersion, state, redirectUri: callbackAddress(ctx) };
  if (purpose === 'pages') return pageLoginAddress(dialog);
  return loginConfigId === null ? null : embeddedSignupAddress(dialog, loginConfigId);
}

async function finishLogin(
  ctx: Context,
  request: FastifyRequest,
  { findMerchant, onAct }: { findMerchant: FindMerchant; onAct: OnAct },
): Promise<LoginAnswer> {
  const login = findStartedLogin(request.cookies[LOGIN_COOKIE], {
    state: textField(request, 'state'),
    key: ctx.settings.encryptionKey,
    now: ctx.clock.now(),
  });
  if (!login) return refused('pages', 'FACEBOOK_LOGIN_EXPIRED');
  const merchant = await findMerchant(request);
  if (merchant?.shopId !== login.shopId) return refused(login.purpose, 'NOT_LOGGED_IN');
  if (!hasRight(merchant.role, 'configure')) return refused(login.purpose, 'RIGHT_MISSING');
  const code = textField(request, 'code');
  if (code === undefined) return refused(login.purpose, 'FACEBOOK_LOGIN_DECLINED');
  try {
    const answer = await acceptGrant(ctx, login, code, callbackAddress(ctx));
    await onAct(merchant, { path: LOGIN_CALLBACK_PATH, ip: request.ip, change: null });
    return answer;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    request.log.info({ code: error.code, err: error.cause }, 'login with Facebook refused');
    return refused(login.purpose, error.code);
  }
}

function callbackAddress({ settings }: Context): string {
  return settings.publicUrl + LOGIN_CALLBACK_PATH;
}

function refused(purpose: LoginPurpose, code: ErrorCode) {
  return { purpose, outcome: 'refused' as const, code };
}

function sendAnswer(reply: FastifyReply, answer: LoginAnswer): FastifyReply {
  return keepOpener(reply)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(forReader(readerOf(reply.request), () => answerPage(answer)));
}

/** Returns the purpose of a login, as far as the request shows it. */
function purposeOf({ settings, clock }: Context, request: FastifyRequest): LoginPurpose {
  const asked = LoginPurpose.safeParse(textField(request, 'purpose')).data;
  const begun = findStartedLogin(request.cookies[LOGIN_COOKIE], {
    state: textField(request, 'state'),
    key: settings.encryptionKey,
    now: clock.now(),
  });
  return asked ?? begun?.purpose ?? 'pages';
}

/**
 * Sets a policy as open as that of Meta's own pages. Otherwise the browser separates the pop-up from its opener, and the pop-up
 * cannot be closed.
 */
function keepOpener(reply: FastifyReply): FastifyReply {
  return reply.header('cross-origin-opener-policy', 'unsafe-none');
}

function textField(request: FastifyRequest, name: string): string | undefined {
  const value = (request.query as Record<string, unknown>)[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
