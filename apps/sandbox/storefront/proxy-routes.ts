import type { FastifyInstance } from 'fastify';
import { request as callApp } from 'undici';
import { signProxied } from '#partners/shopify/signature.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { openStore } from '../shopify/open-store.ts';
import { readVisit } from './storefront-visit.ts';

/** The path from `[app_proxy]` of the app's configuration. */
const PREFIX = '/apps/bellbird';

interface Proxied {
  Params: { shop: string; '*': string };
  Querystring: Record<string, string>;
  Body: string;
}

/** The store's app proxy. Passes a request on to the app, with the logged-in customer, and signs the query. */
export function registerAppProxy(server: FastifyInstance, sandbox: Sandbox): void {
  server.post<Proxied>(`/:shop${PREFIX}/*`, async (request, reply) => {
    const records = openStore(sandbox, request.params.shop);
    if (!records) return reply.code(404).send('There is no store at this address.');
    const { customerId } = readVisit(sandbox, records, request, reply);
    const query: Record<string, string> = {
      ...request.query,
      shop: records.store.shop,
      logged_in_customer_id: customerId ?? '',
      path_prefix: PREFIX,
      timestamp: String(Math.floor(sandbox.clock.now().getTime() / 1000)),
    };
    const { productUrl, shopify } = sandbox.settings;
    const signed = new URLSearchParams({ ...query, signature: signProxied(query, shopify.apiSecret) });
    const answer = await callApp(`${productUrl}/app-proxy/${request.params['*']}?${signed.toString()}`, {
      method: 'POST',
      headers: { 'content-type': request.headers['content-type'] ?? 'text/plain' },
      body: request.body,
    });
    return reply
      .code(answer.statusCode)
      .type('application/json')
      .send(await answer.body.text());
  });
}
