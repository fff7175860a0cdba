import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  checkCode,
  listStepsOf,
  type CodeRefusal,
  type Step,
} from '#features/foundations/second-factors/server/index.ts';
import { listShopsOf } from '#features/foundations/team/server/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { MerchantSession } from '#platform/http/merchant-session.ts';
import { clientOf } from './client-of.ts';
import { clearPendingCookie, readPendingCookie, setPendingCookie } from './login-cookies.ts';
import { mailNewDevice } from './mail-new-device.ts';
import { createPendingLogin, deletePendingLogin, lockPendingLogin } from './pending-logins.ts';
import { setSessionCookie } from './session-cookie.ts';
import {
  findLatestShop,
  findSession,
  openSession,
  type Client,
  type SessionHolder,
} from './session-queries.ts';

/** A request and its reply, which gets a cookie. */
export interface Exchange {
  raw: FastifyRequest;
  reply: FastifyReply;
}

/** A login: its session, or the second steps to choose from if one has to follow. */
interface LoggedIn {
  session: MerchantSession | null;
  steps: Step[];
}

/**
 * Logs in the person whose first step succeeded. A person with a second step gets no session yet: the login waits in this
 * browser. Throws NO_SHOP_LEFT.
 */
export async function logInPerson(
  ctx: Context,
  { raw, reply }: Exchange,
  find: (tx: Tx) => Promise<string>,
): Promise<LoggedIn> {
  const begun = await ctx.db.transaction().execute(async (tx) => {
    const userId = await find(tx);
    const holder = await chooseShop(tx, userId);
    const steps = await listStepsOf(tx, userId);
    if (steps.length > 0)
      return { steps, pending: await createPendingLogin(tx, userId, ctx.clock.now()), secret: null };
    return { steps, secret: await openPersonsSession(ctx, tx, holder, clientOf(raw)) };
  });
  const { steps } = begun;
  if (begun.secret !== null) return { steps, session: await answerWithSession(ctx, reply, begun.secret) };
  setPendingCookie(reply, begun.pending, ctx.settings.publicUrl);
  return { steps, session: null };
}

/** Logs in a person whose login needs no further step, and returns the session. Throws NO_SHOP_LEFT. */
export async function logInAtOnce(
  ctx: Context,
  { raw, reply }: Exchange,
  userId: string,
): Promise<MerchantSession | null> {
  const secret = await ctx.db.transaction().execute(async (tx) => {
    const holder = await chooseShop(tx, userId);
    return openPersonsSession(ctx, tx, holder, clientOf(raw));
  });
  clearPendingCookie(reply, ctx.settings.publicUrl);
  return answerWithSession(ctx, reply, secret);
}

/**
 * Finishes the login that waits in this browser, if the code is right, and returns the session. Throws
 * PENDING_LOGIN_EXPIRED, NO_SHOP_LEFT, and the reasons to refuse a code.
 */
export async function finishPendingLogin(
  ctx: Context,
  { raw, reply }: Exchange,
  code: string,
): Promise<MerchantSession | null> {
  const { publicUrl } = ctx.settings;
  const pending = readPendingCookie(raw, publicUrl);
  if (!pending) throw new AppError('PENDING_LOGIN_EXPIRED');
  // A wrong code is counted, so the transaction is committed after it, too.
  const finished = await ctx.db.transaction().execute(async (tx): Promise<Finished> => {
    const userId = await lockPendingLogin(tx, pending, ctx.clock.now());
    if (userId === null) throw new AppError('PENDING_LOGIN_EXPIRED');
    const refusal = await checkCode(ctx, tx, userId, code);
    if (refusal !== null) return { refusal };
    await deletePendingLogin(tx, pending);
    const holder = await chooseShop(tx, userId);
    return { secret: await openPersonsSession(ctx, tx, holder, clientOf(raw)) };
  });
  if ('refusal' in finished) throw new AppError(finished.refusal);
  clearPendingCookie(reply, publicUrl);
  return answerWithSession(ctx, reply, finished.secret);
}

type Finished = { secret: string } | { refusal: NonNullable<CodeRefusal> };

/** Sets the cookie of a new session. Its secret is always a new one, whatever the browser sent before. */
export function answerWithSession(
  ctx: Context,
  reply: FastifyReply,
  secret: string,
): Promise<MerchantSession | null> {
  setSessionCookie(reply, secret, ctx.settings.publicUrl);
  return findSession(ctx.db, secret, ctx.clock.now());
}

/** Returns the shop in which the person goes on: the latest one, or else the first. Throws NO_SHOP_LEFT. */
async function chooseShop(tx: Tx, userId: string): Promise<SessionHolder> {
  const shops = await listShopsOf(tx, userId);
  const latest = await findLatestShop(tx, userId);
  const shop = shops.find(({ shopId }) => shopId === latest) ?? shops[0];
  if (!shop) throw new AppError('NO_SHOP_LEFT');
  return { shopId: shop.shopId, userId };
}

async function openPersonsSession(
  ctx: Context,
  tx: Tx,
  holder: SessionHolder,
  client: Client,
): Promise<string> {
  await mailNewDevice(ctx, tx, holder, client);
  return openSession(tx, holder, client, ctx.clock.now());
}
