import { installStore, type StorePlatform } from '#features/foundations/store-data/server/index.ts';
import { exchangeCode } from '#partners/shopify/oauth-client.ts';
import { ShopifyError } from '#partners/shopify/shopify-error.ts';
import { verifyQuery } from '#partners/shopify/signature.ts';
import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { callbackRefusalReason } from '../rules/login-callback.ts';
import { LOGIN_LIFETIME_MS, findLoginState } from './login-state.ts';
import { mailNewDevice } from './mail-new-device.ts';
import { openSession, type Client } from './session-queries.ts';

/**
 * Completes a login after the store platform redirected back: checks the request, exchanges its code for a token,
 * stores the shop and opens a session. Returns the session's secret. Throws AppError with a LOGIN_ code.
 */
export async function finishLogin(
  ctx: Context,
  stores: StorePlatform,
  query: Record<string, string>,
  { cookie, ...client }: Client & { cookie: string | undefined },
): Promise<string> {
  const { settings, clock, db } = ctx;
  const refusal = callbackRefusalReason({
    begun: findLoginState(cookie, settings.encryptionKey),
    given: {
      state: query['state'],
      shop: query['shop'],
      code: query['code'],
      error: query['error'],
      timestampSeconds: Number(query['timestamp']),
    },
    signatureValid: verifyQuery(query, settings.shopify.apiSecret),
    nowMs: clock.now().getTime(),
    lifetimeMs: LOGIN_LIFETIME_MS,
  });
  if (refusal) throw new AppError(refusal);

  const shopUrl = query['shop'] ?? '';
  const token = await exchangeCode(settings.shopify, shopUrl, query['code'] ?? '').catch((error: unknown) => {
    const isOurs = error instanceof ShopifyError && error.failure.kind === 'unauthorized';
    throw new AppError(isOurs ? 'LOGIN_REFUSED' : 'PARTNER_FAILED', { cause: error });
  });
  const store = await stores.describe(shopUrl, token.accessToken).catch((error: unknown) => {
    throw new AppError('PARTNER_FAILED', { cause: error });
  });
  return db.transaction().execute(async (tx) => {
    const shopId = await installStore(ctx, tx, { shopUrl, token, store });
    const holder = { shopId, userId: null };
    await mailNewDevice(ctx, tx, holder, client);
    return openSession(tx, holder, client, clock.now());
  });
}
