import pg from 'pg';
import { inject } from 'vitest';
import { signWebhook } from '#partners/shopify/signature.ts';
import { signPayload } from '#partners/whatsapp/signature.ts';
import { openDatabase, type Database } from '#platform/database/database.ts';
import { LENA } from '#platform/testing/cast.ts';
import { cloneDatabase } from '#platform/testing/clone-database.ts';
import { DEMO_SHOP } from '../seed/seed-demo-shop.ts';
import { savedEnvironment } from './run-saved-environment.ts';
import { startEnvironment, type TestEnvironment, type TestEnvironmentOptions } from './start-environment.ts';
import { setTestClockAhead, testNow } from './test-time.ts';
import { findBroken } from './verify-environment.ts';
import { waitFor } from './wait-for.ts';

export { testNow } from './test-time.ts';
export { writeMessage } from './seeds/write-message.ts';

/** The sandbox's secrets are public on purpose, because they work only with a sandbox. */
export const STORE_SECRET = 'bellbird-sandbox-secret';
const META_SECRET = 'bellbird-sandbox-meta-secret';

export type Rows = <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;

export interface OpenServer {
  environment: TestEnvironment;
  appUrl: string;
  databaseUrl: string;
  /** Reads or writes the server's rows directly. */
  rows: Rows;
  /** For states that a product action can create. */
  db: Database;
  /** The demo shop's id. */
  shopId: number;
  /** Invariants that rows planted by this test break. All others are verified when the environment closes. */
  plantsAgainst: Set<string>;
  close: () => Promise<void>;
}

interface OpenServerOptions extends Pick<TestEnvironmentOptions, 'settings' | 'role'> {
  withWelcomes?: boolean;
  /**
   * Installs the shop in this environment instead of starting from the saved one, for settings that an installation
   * reads.
   */
  isNew?: boolean;
}

/**
 * An environment with the demo shop installed. Tests reach it from outside through its server, and from inside through
 * its rows. The welcome message after a sign-up is off for tests of other messages.
 */
export async function openServer({
  settings = {},
  role = 'all',
  withWelcomes = false,
  isNew = false,
}: OpenServerOptions = {}): Promise<OpenServer> {
  const known = await savedEnvironment();
  const saved = isNew ? null : known;
  const database = await cloneDatabase(inject('postgresUrl'), saved?.database);
  const environment = await startEnvironment({
    databaseUrl: database.url,
    saved,
    programs: known.programs,
    settings,
    role,
  });
  setTestClockAhead((await environment.control<{ offsetMs: number }>('/clock')).offsetMs);
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  // Dropping the database closes remaining connections.
  pool.on('error', () => undefined);
  const { db, close } = openDatabase(database.url, { connections: 2 });
  const rows: Rows = async (text, values) => (await pool.query(text, values)).rows as never;
  const [shop] = await rows<{ shop_id: string }>('select shop_id from shops where shop_url = $1', [
    DEMO_SHOP,
  ]);
  const plantsAgainst = new Set<string>();
  if (!withWelcomes) await rows("update drips set is_enabled = false where type = 'persistentPill'");
  return {
    environment,
    appUrl: environment.appUrl,
    databaseUrl: database.url,
    rows,
    db,
    shopId: Number(shop?.shop_id),
    plantsAgainst,
    async close() {
      await environment.stop();
      const broken = await findBroken(db);
      await Promise.all([pool.end(), close()]);
      await database.drop();
      setTestClockAhead(0);
      for (const name of plantsAgainst) delete broken[name];
      if (Object.keys(broken).length > 0)
        throw new Error(`Rows of this environment contradict each other: ${JSON.stringify(broken)}`);
    },
  };
}

/** The header that a browser sends with a request from one of our pages. */
export const FROM_OUR_PAGE = { 'sec-fetch-site': 'same-origin' };

export interface Answer {
  status: number;
  /** The parsed JSON, or the text if it is not JSON. */
  body: unknown;
  headers: Headers;
  /** The target of the redirect, or null. */
  location: string | null;
}

/** Makes one request, without cookies and without following redirects. */
export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(url, { redirect: 'manual', ...init });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return {
    status: response.status,
    body: isJson ? (JSON.parse(text) as unknown) : text,
    headers: response.headers,
    location: response.headers.get('location'),
  };
}

export function postJson(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  return ask(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** Returns the error code and the field of a refused request. */
export function refusal({ status, body }: Pick<Answer, 'status' | 'body'>): {
  status: number;
  code: unknown;
  field?: unknown;
} {
  const { error } = body as { error?: { code: string; field?: string } };
  return { status, code: error?.code, ...(error?.field !== undefined && { field: error.field }) };
}

export interface StoreWebhook {
  topic: string;
  body: unknown;
  id?: string;
  shop?: string;
  triggeredAt?: Date;
  /** Headers that replace the correct ones. An empty header is left out. */
  headers?: Record<string, string>;
}

/** Posts a webhook as the store platform does, with a signature of its bytes. */
export function postStoreWebhook(appUrl: string, webhook: StoreWebhook): Promise<Answer> {
  const body = typeof webhook.body === 'string' ? webhook.body : JSON.stringify(webhook.body);
  const headers = {
    'x-shopify-topic': webhook.topic,
    'x-shopify-hmac-sha256': signWebhook(body, STORE_SECRET),
    'x-shopify-shop-domain': webhook.shop ?? DEMO_SHOP,
    'x-shopify-webhook-id': webhook.id ?? crypto.randomUUID(),
    'x-shopify-triggered-at': (webhook.triggeredAt ?? testNow()).toISOString(),
    ...webhook.headers,
  };
  const sent = Object.entries(headers).filter(([, value]) => value !== '');
  return postJson(`${appUrl}/webhooks/shopify`, body, Object.fromEntries(sent));
}

/** Posts a webhook as Meta does, with a signature of its bytes. */
export function postMetaWebhook(
  appUrl: string,
  channel: 'whatsapp' | 'messenger',
  body: unknown,
): Promise<Answer> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return postJson(`${appUrl}/webhooks/${channel}`, text, {
    'x-hub-signature-256': signPayload(text, META_SECRET),
  });
}

export const PHONE_NUMBER_ID = '106540352242922';

/** Returns Meta's webhook about a number's messages and receipts. */
export function whatsAppBody(value: object, phoneNumberId = PHONE_NUMBER_ID) {
  const metadata = { display_phone_number: '4915215550100', phone_number_id: phoneNumberId };
  const changes = [{ field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } }];
  return { object: 'whatsapp_business_account', entry: [{ id: '102290129340398', changes }] };
}

/** Waits until the worker has processed every stored webhook. Throws if one failed. */
export async function allHandled(rows: Rows): Promise<void> {
  await waitFor('an inbox without new webhooks', async () => {
    const open = await rows<{ topic: string; error: string | null }>(
      "select topic, error from webhook_inbox where state <> 'done'",
    );
    const failed = open.find(({ error }) => error !== null);
    if (failed) throw new Error(`${failed.topic} was not handled: ${failed.error}`);
    return open.length === 0;
  });
}

/** Opts a shopper in through the demo shop's pill, from the shopper's own IP address. */
export async function optIn(server: OpenServer, given: { phone: string; ip: string }): Promise<Answer> {
  const [tool] = await server.rows<{ tool_id: string }>(
    "select tool_id from opt_in_tools where shop_id = $1 and type = 'persistentPill' and channel = 'WA'",
    [server.shopId],
  );
  return postJson(`${server.appUrl}/storefront/opt-ins`, optInBody(tool?.tool_id ?? '', given.phone), {
    'x-forwarded-for': given.ip,
  });
}

export function optInBody(toolId: string, phone: string) {
  return {
    pageId: DEMO_SHOP,
    toolId,
    phone,
    pageAddress: 'https://demo.myshopify.com/products/stoneware-mug',
    locale: LENA.locale,
    visitorId: 'visitor-12345678',
  };
}
