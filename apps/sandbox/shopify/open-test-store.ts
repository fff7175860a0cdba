import Fastify, { type FastifyInstance } from 'fastify';
import { openSandbox, type Sandbox } from '../core/sandbox.ts';
import { registerBillingControl } from './billing/billing-control.ts';
import { listenAsProduct, testSettings } from './pretend-product.ts';
import { registerShopifyControl } from './shopify-control.ts';
import { registerShopify } from './shopify-routes.ts';

export const SHOP = 'demo.myshopify.com';
/** The scopes of an app with all permissions that the sandbox's tests use. */
const ALL_SCOPES =
  'read_products,write_products,write_orders,write_customers,read_fulfillments,write_draft_orders,write_discounts,write_pixels,read_themes';

export interface TestStore {
  sandbox: Sandbox;
  server: FastifyInstance;
  product: Awaited<ReturnType<typeof listenAsProduct>>;
  /** Installs the app with these scopes, by default all of them, and returns its access token. */
  install: (scope?: string) => Promise<string>;
  subscribe: (token: string, ...topics: string[]) => Promise<void>;
  graphql: (
    token: string,
    query: string,
    variables?: object,
  ) => Promise<{ status: number; body: GraphqlResponse }>;
  control: (
    method: 'GET' | 'POST',
    path: string,
    body?: object,
  ) => Promise<{ status: number; body: Record<string, unknown> }>;
  close: () => Promise<void>;
}

export interface GraphqlResponse {
  // Untyped, because each test knows the shape of its own query.
  data: Record<string, unknown>;
  errors?: { message: string; extensions?: Record<string, unknown> }[];
  extensions?: {
    cost: {
      requestedQueryCost: number;
      actualQueryCost: number;
      throttleStatus: { currentlyAvailable: number };
    };
  };
}

/** Opens a sandbox with Shopify's records and a pretend product that receives webhooks, for tests. */
export async function openTestStore(): Promise<TestStore> {
  const product = await listenAsProduct();
  const sandbox = openSandbox(testSettings(product.url), { keep: false });
  const server = Fastify();
  await server.register(registerShopify, { prefix: '/shopify', sandbox });
  await server.register(registerShopifyControl, { prefix: '/control', sandbox });
  await server.register(registerBillingControl, { prefix: '/control', sandbox });
  const graphql: TestStore['graphql'] = async (token, query, variables) => {
    const answer = await server.inject({
      method: 'POST',
      url: `/shopify/${SHOP}/admin/api/2026-10/graphql.json`,
      headers: { 'x-shopify-access-token': token },
      payload: { query, variables },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  return {
    sandbox,
    server,
    product,
    graphql,
    install: (scope = ALL_SCOPES) => install(server, product.url, scope),
    subscribe: async (token, ...topics) => {
      const query =
        'mutation W($t: WebhookSubscriptionTopic!, $s: WebhookSubscriptionInput!) { webhookSubscriptionCreate(topic: $t, webhookSubscription: $s) { userErrors { message } } }';
      for (const t of topics)
        await graphql(token, query, { t, s: { uri: `${product.url}/webhooks/shopify` } });
    },
    control: async (method, path, body) => {
      const answer = await server.inject({
        method,
        url: `/control/shops/${SHOP}${path}`,
        ...(body && { payload: body }),
      });
      return { status: answer.statusCode, body: answer.json() };
    },
    close: async () => {
      await server.close();
      await product.close();
    },
  };
}

export function authorizeUrl(productUrl: string, changes: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    client_id: 'app-key',
    scope: 'read_products,write_orders,read_customers',
    redirect_uri: `${productUrl}/auth/shopify/callback`,
    state: 'nonce',
    ...changes,
  });
  return `/shopify/${SHOP}/admin/oauth/authorize?${query.toString()}`;
}

async function install(server: FastifyInstance, productUrl: string, scope: string): Promise<string> {
  const allowed = await server.inject({ method: 'POST', url: authorizeUrl(productUrl, { scope }) });
  const code = new URL(String(allowed.headers.location)).searchParams.get('code');
  const answer = await server.inject({
    method: 'POST',
    url: `/shopify/${SHOP}/admin/oauth/access_token`,
    payload: { client_id: 'app-key', client_secret: 'app-secret', code, expiring: '1' },
  });
  return answer.json<{ access_token: string }>().access_token;
}
