import type { FastifyInstance } from 'fastify';
import { findUser, listShopsOf } from '#features/foundations/team/server/index.ts';
import { MINUTE_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { CallBinder, FindMerchant } from '#platform/http/bind-call.ts';
import { refuseOtherSites } from '#platform/http/other-sites.ts';
import { sourceOf } from '#platform/http/sources/client-address.ts';
import { isMailAddress } from '#platform/mail/mail-address.ts';
import { logInByLink, sendLoginLink, switchShop } from '../contract/account-calls.ts';
import { registerInvitations } from './invitation-routes.ts';
import { logInPerson } from './log-in-person.ts';
import { useLoginLink } from './login-links.ts';
import { queueLoginLink } from './queue-login-link.ts';
import { registerSecondSteps, type Refuse } from './second-step-routes.ts';
import { moveSession } from './session-queries.ts';

/** More than an office behind one IP address needs. A token cannot be guessed, and a person gets few e-mails. */
const TRIES_PER_MINUTE = 60;

/** Registers login by e-mail, invitations, and the switch between a person's shops. */
export function registerAccountRoutes(
  server: FastifyInstance,
  bind: CallBinder,
  ctx: Context,
  findMerchant: FindMerchant,
): void {
  const refuse = refuser(server);
  bind.public(sendLoginLink, async ({ raw, body }) => {
    await refuse(raw);
    if (ctx.settings.mail === null) throw new AppError('MAIL_NOT_SET_UP');
    if (isMailAddress(body.email)) await mailLoginLink(ctx, body.email);
    return { sent: true as const };
  });
  bind.public(logInByLink, async ({ raw, reply, body }) => {
    await refuse(raw);
    const find = (tx: Tx) => personOfLink(ctx, tx, body.token);
    const { session, steps } = await logInPerson(ctx, { raw, reply }, find);
    if (session) await bind.onAct(session, { path: logInByLink.path, ip: raw.ip, change: null });
    return { loggedIn: session !== null, steps };
  });
  registerSecondSteps(bind, ctx, refuse);
  registerInvitations(bind, ctx, { findMerchant, refuse });
  bind.merchant(switchShop, async ({ session, body }) => {
    const shops = session.userId === null ? [] : await listShopsOf(ctx.db, session.userId);
    const next = shops.find(({ shopUrl }) => shopUrl === body.toShopUrl);
    if (!next || !(await moveSession(ctx.db, session, next.shopId))) throw new AppError('NOT_FOUND');
    return { shopUrl: next.shopUrl };
  });
}

function refuser(server: FastifyInstance): Refuse {
  const limit = server.createRateLimit({
    max: TRIES_PER_MINUTE,
    timeWindow: MINUTE_MS,
    keyGenerator: (request) => sourceOf(request.ip),
  });
  return async (request) => {
    await refuseOtherSites(request);
    const looked = await limit(request);
    if (!looked.isAllowed && looked.isExceeded)
      throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: looked.ttlInSeconds });
  };
}

async function personOfLink(ctx: Context, tx: Tx, token: string): Promise<string> {
  const userId = await useLoginLink(tx, token, ctx.clock.now());
  if (userId === null) throw new AppError('LOGIN_LINK_EXPIRED');
  return userId;
}

async function mailLoginLink(ctx: Context, email: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const user = await findUser(tx, email);
    const [shop] = user ? await listShopsOf(tx, user.user_id) : [];
    if (user && shop)
      await queueLoginLink(ctx, tx, { userId: user.user_id, email: user.email, shopId: shop.shopId });
  });
}
