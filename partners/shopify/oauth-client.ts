import { request } from 'undici';
import * as z from 'zod';
import { ShopifyError } from './shopify-error.ts';
import { storeEndpoint } from './store-endpoint.ts';

const ANSWER_TIMEOUT_MS = 10_000;

/** The scopes that the app requests. */
export const SCOPES = [
  'read_products',
  'read_orders',
  'write_orders',
  'read_customers',
  'write_customers',
  'read_fulfillments',
  'read_draft_orders',
  'write_draft_orders',
  'read_discounts',
  'write_discounts',
  'write_pixels',
  'write_app_proxy',
  'read_customer_events',
  'read_themes',
] as const;

const TokenResponse = z.object({
  access_token: z.string().min(1),
  scope: z.string(),
  expires_in: z.number().int().positive(),
  refresh_token: z.string().min(1),
  refresh_token_expires_in: z.number().int().positive(),
});

/** An expiring offline token with its refresh token; lifetimes in seconds from now. */
export interface StoreToken {
  accessToken: string;
  scope: string;
  expiresInSeconds: number;
  refreshToken: string;
  refreshExpiresInSeconds: number;
}

export interface ShopifyApp {
  apiKey: string;
  apiSecret: string;
  url: string;
}

/**
 * Returns the URL that asks the merchant to install the app. It requests an offline token, so there are no
 * `grant_options`.
 */
export function authorizeAddress(
  app: ShopifyApp,
  shopUrl: string,
  redirectUri: string,
  state: string,
): string {
  const query = new URLSearchParams({
    client_id: app.apiKey,
    scope: SCOPES.join(','),
    redirect_uri: redirectUri,
    state,
  });
  return `${storeEndpoint(app.url, shopUrl, '/admin/oauth/authorize')}?${query.toString()}`;
}

/** Exchanges a callback's code for an expiring, refreshable token. Throws ShopifyError. */
export function exchangeCode(app: ShopifyApp, shopUrl: string, code: string): Promise<StoreToken> {
  return requestToken(app, shopUrl, { code, expiring: '1' });
}

/** Exchanges a refresh token for the next pair; the old refresh token is then invalid. Throws ShopifyError. */
export function refreshStoreToken(
  app: ShopifyApp,
  shopUrl: string,
  refreshToken: string,
): Promise<StoreToken> {
  return requestToken(app, shopUrl, { refresh_token: refreshToken, grant_type: 'refresh_token' });
}

async function requestToken(
  app: ShopifyApp,
  shopUrl: string,
  grant: Record<string, string>,
): Promise<StoreToken> {
  const { status, text } = await postJson(storeEndpoint(app.url, shopUrl, '/admin/oauth/access_token'), {
    client_id: app.apiKey,
    client_secret: app.apiSecret,
    ...grant,
  });
  if (status >= 500) throw new ShopifyError({ kind: 'unreachable', status });
  if (status !== 200) throw new ShopifyError({ kind: 'unauthorized' });
  const answer = TokenResponse.parse(JSON.parse(text));
  return {
    accessToken: answer.access_token,
    scope: answer.scope,
    expiresInSeconds: answer.expires_in,
    refreshToken: answer.refresh_token,
    refreshExpiresInSeconds: answer.refresh_token_expires_in,
  };
}

async function postJson(url: string, body: unknown): Promise<{ status: number; text: string }> {
  try {
    const answer = await request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      headersTimeout: ANSWER_TIMEOUT_MS,
      bodyTimeout: ANSWER_TIMEOUT_MS,
    });
    return { status: answer.statusCode, text: await answer.body.text() };
  } catch (error) {
    throw new ShopifyError({ kind: 'unreachable', status: null }, error);
  }
}
