import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { describeFacebook } from '#features/foundations/channels/server/index.ts';
import { describePlan } from '#features/foundations/plans/server/index.ts';
import {
  changeShop,
  getShop,
  noteFacebookSubscriber,
  type Shop,
  type StorePlatform,
} from '#features/foundations/store-data/server/index.ts';
import { findPerson, listShopsOf } from '#features/foundations/team/server/index.ts';
import { authorizeAddress } from '#partners/shopify/oauth-client.ts';
import { MINUTE_MS } from '#platform/clock/durations.ts';
import type { Context } from '#platform/context.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { inShop } from '#platform/database/in-shop.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { ErrorCode } from '#platform/errors/error-code.ts';
import type { CallBinder } from '#platform/http/bind-call.ts';
import type { MerchantSession } from '#platform/http/merchant-session.ts';
import { requireOwnSite } from '#platform/http/other-sites.ts';
import { readerOf } from '#platform/http/reader-of-request.ts';
import { sourceOf } from '#platform/http/sources/client-address.ts';
import { ignoredUnless, textOf } from '#platform/http/text-shapes.ts';
import { forReader } from '#platform/language/for-reader.ts';
import { currentReader } from '#platform/language/reader.ts';
import type { Boot } from '../contract/boot.ts';
import {
  endLogin,
  getMerchant,
  listLogins,
  logOut,
  logOutEverywhere,
  recordFacebookSubscriber,
  type Merchant,
  type WhoIsLoggedIn,
} from '../contract/session-calls.ts';
import { whereToBegin } from '../rules/login-beginning.ts';
import { parseShopAddress } from '../rules/shop-address.ts';
import { registerAccountRoutes } from './account-routes.ts';
import { clientOf } from './client-of.ts';
import { merchantFinder, sessionFinder } from './find-merchant.ts';
import { finishLogin } from './finish-login.ts';
import { LOGIN_COOKIE, LOGIN_LIFETIME_MS, newLoginState, writeLoginState } from './login-state.ts';
import { toMerchant } from './merchant-of-shop.ts';
import { registerOpenIdRoutes } from './openid-routes.ts';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './session-cookie.ts';
import { closeSession, endSession, endSeenSessions, findSession, listSessions } from './session-queries.ts';

const CALLBACK_PATH = '/auth/shopify/callback';
/** A value too long for a store address is ignored. */
const LoginQuery = z.object({ shop: ignoredUnless(textOf(2000)) });
/** The store platform signs every query field, including those it may add later. */
const CallbackQuery = z.catchall(
  z.object({
    shop: ignoredUnless(textOf(255)),
    code: ignoredUnless(textOf(1000)),
    state: ignoredUnless(textOf(200)),
  }),
  ignoredUnless(textOf(2000)),
);
/** Each login asks the store for a token and all its data. An office behind one IP address stays far below this. */
const LOGINS_PER_MINUTE = 60;

/** Returns a function that finds what the app's page starts with: the merchant of the request's session cookie. */
export function bootFinder(ctx: Context): (request: FastifyRequest) => Promise<Boot> {
  const findSessionOf = sessionFinder(ctx);
  return async (request) => {
    const session = await findSessionOf(request);
    return forReader(readerOf(request), async () => ({
      user: session && (await describeMerchant(ctx, session)),
    }));
  };
}

/** Registers login through the store platform's permission page, and the session calls. */
export function registerSessionRoutes(
  server: FastifyInstance,
  bind: CallBinder,
  ctx: Context,
  stores: StorePlatform,
): void {
  registerLogin(server, bind, ctx, stores);
  registerAccountRoutes(server, bind, ctx, merchantFinder(ctx));
  bind.merchant(getMerchant, async ({ session }) => ({ user: await describeMerchant(ctx, session) }));

  bind.merchant(recordFacebookSubscriber, ({ session }) =>
    inShop(ctx.db, session.shopId, async (tx) => {
      await noteFacebookSubscriber(tx, session.shopId);
      return { hasFBSubscribed: true as const };
    }),
  );

  registerOpenIdRoutes(server, bind, ctx, loginLimit(server));
  registerLogOut(server, bind, ctx);
  bind.merchant(listLogins, async ({ session }) => ({
    logins: await listSessions(ctx.db, session, ctx.clock.now()),
  }));
  bind.merchant(endLogin, async ({ session, body }) => {
    await endSession(ctx.db, session, body.loginId);
    return { ended: true as const };
  });
  bind.merchant(logOutEverywhere, async ({ session }) => {
    await endSeenSessions(ctx.db, session);
    return { loggedOut: true as const };
  });
}

function registerLogin(server: FastifyInstance, bind: CallBinder, ctx: Context, stores: StorePlatform): void {
  const secure = ctx.settings.publicUrl.startsWith('https:');
  const cookieOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;

  const isTooMany = loginLimit(server);
  const opened = {
    config: {
      answerFault: (reply: FastifyReply, reference: string) => sendToLogin(reply, 'INTERNAL', reference),
    },
  };
  server.get(
    '/auth/shopify',
    { ...opened, schema: { hide: true, querystring: LoginQuery } },
    async (request, reply) => {
      if (await isTooMany(request)) return sendToLogin(reply, 'TOO_MANY_REQUESTS');
      const { publicUrl } = ctx.settings;
      const elsewhere = whereToBegin({ publicUrl, host: request.host, address: request.url });
      if (elsewhere !== null) return reply.redirect(elsewhere);
      const { shop = '' } = request.query as z.infer<typeof LoginQuery>;
      const address = parseShopAddress(shop);
      if (address.kind !== 'ok') return sendToLogin(reply, 'SHOP_ADDRESS_INVALID');
      const state = newLoginState(address.shopUrl, ctx.clock.now());
      reply.setCookie(LOGIN_COOKIE, writeLoginState(state, ctx.settings.encryptionKey), {
        ...cookieOptions,
        path: '/auth/shopify',
        maxAge: LOGIN_LIFETIME_MS / 1000,
      });
      const callback = publicUrl + CALLBACK_PATH;
      return reply.redirect(authorizeAddress(ctx.settings.shopify, address.shopUrl, callback, state.nonce));
    },
  );

  server.get(
    CALLBACK_PATH,
    { ...opened, schema: { hide: true, querystring: CallbackQuery } },
    async (request, reply) => {
      try {
        const query = textFields(request.query);
        const cookie = request.cookies[LOGIN_COOKIE];
        const secret = await finishLogin(ctx, stores, query, { cookie, ...clientOf(request) });
        const session = await findSession(ctx.db, secret, ctx.clock.now());
        if (session) await bind.onAct(session, { path: CALLBACK_PATH, ip: request.ip, change: null });
        reply.clearCookie(LOGIN_COOKIE, { path: '/auth/shopify' });
        setSessionCookie(reply, secret, ctx.settings.publicUrl);
        return reply.redirect('/dashboard');
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        request.log.info({ code: error.code, err: error.cause }, 'login refused');
        return sendToLogin(reply, error.code);
      }
    },
  );
}

function loginLimit(server: FastifyInstance): (request: FastifyRequest) => Promise<boolean> {
  const bySource = server.createRateLimit({
    max: LOGINS_PER_MINUTE,
    timeWindow: MINUTE_MS,
    keyGenerator: (request) => sourceOf(request.ip),
  });
  return async (request) => {
    const looked = await bySource(request);
    return !looked.isAllowed && looked.isExceeded;
  };
}

function registerLogOut(server: FastifyInstance, bind: CallBinder, ctx: Context): void {
  const logOutRoute = { schema: { summary: logOut.summary }, onRequest: requireOwnSite };
  server.get(logOut.path, logOutRoute, async (request: FastifyRequest, reply) => {
    const secret = readSessionCookie(request);
    const session = secret && (await findSession(ctx.db, secret, ctx.clock.now()));
    if (secret) await closeSession(ctx.db, secret);
    if (session) await bind.onAct(session, { path: logOut.path, ip: request.ip, change: null });
    clearSessionCookie(reply, ctx.settings.publicUrl);
    return { loggedOut: true };
  });
}

async function describeMerchant(ctx: Context, session: MerchantSession): Promise<Merchant> {
  const { shopId } = session;
  const who = await describeWho(ctx.db, session);
  return inShop(ctx.db, shopId, async (tx) => {
    const facebook = await describeFacebook(tx, shopId, ctx.clock.now());
    const plan = await describePlan(ctx, tx, shopId);
    const shop = await getShop(tx, shopId);
    await storeLanguage(tx, shop);
    return toMerchant(shop, { facebook, plan, settings: ctx.settings, who });
  });
}

/** Returns who is logged in, with which role, and the shops that this person can switch to. */
async function describeWho(
  db: Database,
  { role, userId, shopId, lacksSecondFactor }: MerchantSession,
): Promise<WhoIsLoggedIn> {
  if (userId === null) return { role, person: null, shops: [], lacksSecondFactor };
  const person = await findPerson(db, userId);
  const shops = await listShopsOf(db, userId);
  return {
    role,
    person,
    lacksSecondFactor,
    shops: shops.map((shop) => ({
      shopUrl: shop.shopUrl,
      shopName: shop.shopName,
      role: shop.role,
      isThis: shop.shopId === shopId,
    })),
  };
}

/** Stores the language in which the merchant reads the app, if it is another one than before. */
async function storeLanguage(tx: Tx, { shop_id: shopId, merchant_locale: stored }: Shop): Promise<void> {
  const { locale } = currentReader();
  if (locale !== stored) await changeShop(tx, shopId, { merchant_locale: locale });
}

/**
 * A browser would show an error response as raw text, so it is sent back to the login page, which shows the sentence.
 */
function sendToLogin(reply: FastifyReply, code: ErrorCode, reference?: string): FastifyReply {
  return reply.redirect(`/?error=${code}${reference === undefined ? '' : `&reference=${reference}`}`);
}

function textFields(query: unknown): Record<string, string> {
  const entries = Object.entries(query as Record<string, unknown>);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
