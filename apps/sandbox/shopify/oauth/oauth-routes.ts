import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { signQuery } from '#partners/shopify/signature.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import { openStore } from '../open-store.ts';
import type { StoreRecords } from '../store.ts';
import { makeCode, redeemCode, redeemRefreshToken, type TokenResponse } from './access-tokens.ts';
import { authorizeErrorPage, authorizePage } from './authorize-page.ts';

const AuthorizeQuery = z.looseObject({
  client_id: z.string().optional(),
  scope: z.string().default(''),
  redirect_uri: z.string().optional(),
  state: z.string().default(''),
});

interface Asked {
  records: StoreRecords;
  scopes: string[];
  redirectUri: string;
  state: string;
}

/** The routes of an installation: the merchant's page, and the exchange of codes and refresh tokens. */
export function registerOauth(server: FastifyInstance, sandbox: Sandbox): void {
  server.get<{ Params: { shop: string } }>('/:shop/admin/oauth/authorize', (request, reply) => {
    const asked = readAsked(sandbox, request.params.shop, request.query, reply);
    if (!asked) return reply;
    const { store } = asked.records;
    // Like the real store, redirects an app immediately that already has the requested scopes.
    if (asked.scopes.every((scope) => store.installation?.scopes.includes(scope)))
      return allow(sandbox, asked, reply);
    const cancelUrl = withParams(asked.redirectUri, {
      error: 'access_denied',
      shop: store.shop,
      state: asked.state,
    });
    return sendPage(
      reply,
      authorizePage({ shop: store.shop, storeName: store.name, scopes: asked.scopes, cancelUrl }),
    );
  });

  server.post<{ Params: { shop: string } }>('/:shop/admin/oauth/authorize', (request, reply) => {
    const asked = readAsked(sandbox, request.params.shop, request.query, reply);
    return asked ? allow(sandbox, asked, reply) : reply;
  });

  server.post<{ Params: { shop: string } }>('/:shop/admin/oauth/access_token', (request, reply) => {
    const { status, answer } = exchange(sandbox, request.params.shop, request.body);
    const at = sandbox.clock.now().toISOString();
    const { client_secret: _, ...asked } = z.looseObject({}).catch({}).parse(request.body);
    sandbox.log.add({
      at,
      partner: 'shopify',
      direction: 'in',
      summary: 'OAuth access token',
      status,
      request: asked,
      answer,
    });
    return reply.code(status).send(answer);
  });
}

function readAsked(sandbox: Sandbox, shop: string, query: unknown, reply: FastifyReply): Asked | null {
  const { client_id: clientId, scope, redirect_uri: redirectUri, state } = AuthorizeQuery.parse(query);
  const refuse = (status: number, title: string, detail: string) => {
    sendPage(reply.code(status), authorizeErrorPage(title, detail));
    return null;
  };
  const records = openStore(sandbox, shop);
  if (!records)
    return refuse(
      404,
      'This store does not exist',
      `There is no store at ${shop}. Check the address and try again.`,
    );
  if (clientId !== sandbox.settings.shopify.apiKey) {
    return refuse(400, 'Oauth error invalid_request', 'Could not find an app with this client_id.');
  }
  if (!redirectUri || !isUnder(redirectUri, sandbox.settings.productUrl)) {
    return refuse(
      400,
      'Oauth error invalid_request',
      'The redirect_uri is missing or is not one of the app’s allowed addresses.',
    );
  }
  return {
    records,
    redirectUri,
    state,
    scopes: scope
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  };
}

function allow(
  sandbox: Sandbox,
  { records, scopes, redirectUri, state }: Asked,
  reply: FastifyReply,
): FastifyReply {
  const { store } = records;
  const now = sandbox.clock.now();
  store.installation = { scopes, installedAt: store.installation?.installedAt ?? now.toISOString() };
  const params = {
    code: makeCode(sandbox, store.shop, scopes),
    host: Buffer.from(`admin.shopify.com/store/${store.shop.replace('.myshopify.com', '')}`)
      .toString('base64')
      .replaceAll('=', ''),
    shop: store.shop,
    state,
    timestamp: String(Math.floor(now.getTime() / 1000)),
  };
  const hmac = signQuery(params, sandbox.settings.shopify.apiSecret);
  return reply.redirect(withParams(redirectUri, { ...params, hmac }), 302);
}

const TokenRequest = z.looseObject({
  client_id: z.string().optional(),
  client_secret: z.string().optional(),
  code: z.string().optional(),
  expiring: z.union([z.string(), z.number(), z.boolean()]).optional(),
  grant_type: z.string().optional(),
  refresh_token: z.string().optional(),
});

function exchange(
  sandbox: Sandbox,
  shop: string,
  body: unknown,
): { status: number; answer: TokenResponse | object } {
  const read = TokenRequest.safeParse(body);
  const { apiKey, apiSecret } = sandbox.settings.shopify;
  if (!read.success) return refused('The request is not readable.');
  const {
    client_id: clientId,
    client_secret: clientSecret,
    code,
    expiring,
    grant_type: grant,
    refresh_token: token,
  } = read.data;
  if (!openStore(sandbox, shop)) return { status: 404, answer: { errors: 'Not Found' } };
  if (clientId !== apiKey || clientSecret !== apiSecret) return refused('The client credentials are wrong.');
  if (grant === 'refresh_token') {
    const answer = token ? redeemRefreshToken(sandbox, shop, token) : null;
    return answer ? { status: 200, answer } : refused('The refresh token is not active.');
  }
  if (grant !== undefined && grant !== 'authorization_code')
    return refused(`The sandbox does not know the grant ${grant}.`);
  if (!['1', 'true'].includes(String(expiring)))
    return refused('Offline tokens that do not expire are no longer given: ask with expiring=1.');
  const answer = code ? redeemCode(sandbox, shop, code) : null;
  return answer
    ? { status: 200, answer }
    : refused('The authorization code was not found or was already used.');
}

function refused(description: string): { status: number; answer: object } {
  return { status: 400, answer: { error: 'invalid_request', error_description: description } };
}

function withParams(url: string, params: Record<string, string>): string {
  const target = new URL(url);
  for (const [name, value] of Object.entries(params)) target.searchParams.set(name, value);
  return target.toString();
}

function isUnder(url: string, productUrl: string): boolean {
  return URL.canParse(url) && new URL(url).origin === new URL(productUrl).origin;
}

function sendPage(reply: FastifyReply, page: { toString(): string }): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page.toString());
}
