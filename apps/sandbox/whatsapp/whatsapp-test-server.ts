import Fastify from 'fastify';
import { mkdtempSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { InboundMessage } from '#partners/whatsapp/payloads/inbound-message.ts';
import type { MessagesValue, MessageStatus } from '#partners/whatsapp/payloads/messages-value.ts';
import { WhatsAppWebhook, type WhatsAppChange } from '#partners/whatsapp/payloads/webhook-envelope.ts';
import { verifyPayload } from '#partners/whatsapp/signature.ts';
import { registerMetaControl } from '../control/meta-control.ts';
import { openSandbox, type Sandbox } from '../core/sandbox.ts';
import { registerPhone } from '../phone/phone-routes.ts';
import { registerWhatsApp } from './whatsapp-routes.ts';

const APP_SECRET = 'app-secret';
const TOKEN = 'token';
export const PHONE_NUMBER_ID = '106540352242922';
export const ACCOUNT_ID = '102290129340398';

export interface Reply {
  status: number;
  body: Record<string, never> & {
    error?: { code: number; error_subcode?: number };
    messages?: { id: string }[];
  };
}

/** The pretend WhatsApp on a real port, with a listener in place of the product. For tests. */
export interface TestServer {
  sandbox: Sandbox;
  url: string;
  /** Received changes with a valid signature, in order. */
  changes: WhatsAppChange[];
  /** The received entries around these changes, as they were posted. */
  entries: object[];
  badSignatures: number;
  meta: (method: string, path: string, body?: unknown) => Promise<Reply>;
  control<Reading>(method: string, path: string, body?: unknown): Promise<Reading>;
  send: (body: Record<string, unknown>) => Promise<Reply>;
  statusesOf: (id: string) => string[];
  close: () => Promise<void>;
}

export async function openTestServer(): Promise<TestServer> {
  const changes: WhatsAppChange[] = [];
  const entries: object[] = [];
  const testServer = { badSignatures: 0 };
  const product = await listenAsProduct((body, signature) => {
    if (!verifyPayload(body, signature, APP_SECRET)) testServer.badSignatures += 1;
    else {
      const posted = JSON.parse(body.toString()) as { entry: object[] };
      entries.push(...posted.entry);
      const read = WhatsAppWebhook.safeParse(posted);
      changes.push(...(read.data?.entry ?? []).flatMap((entry) => entry.changes));
    }
  });
  const productUrl = `http://127.0.0.1:${(product.address() as AddressInfo).port}`;
  const sandbox = openSandbox(settingsFor(productUrl), { keep: false });
  const server = Fastify();
  await server.register(registerWhatsApp, { prefix: '/meta', sandbox });
  await server.register(registerMetaControl, { prefix: '/control', sandbox });
  await server.register(registerPhone, { prefix: '/phone', sandbox });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });

  const meta = (method: string, path: string, body?: unknown) =>
    call(`${url}/meta/v25.0${path}`, method, body);
  return Object.assign(testServer, {
    sandbox,
    url,
    changes,
    entries,
    meta,
    control: async <Reading>(method: string, path: string, body?: unknown) =>
      (await call(`${url}/control${path}`, method, body)).body as unknown as Reading,
    send: (body: Record<string, unknown>) =>
      meta('POST', `/${PHONE_NUMBER_ID}/messages`, { messaging_product: 'whatsapp', ...body }),
    statusesOf: (id: string) => receiptsOf({ changes }, id).map(({ status }) => status),
    close: async () => {
      await server.close();
      product.close();
    },
  });
}

async function call(url: string, method: string, body?: unknown): Promise<Reply> {
  const reply = await fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${TOKEN}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: (await reply.json()) as Reply['body'] };
}

/** Submits a template and approves it immediately. */
export async function submitApproved(testServer: TestServer, template: { name: string }): Promise<void> {
  await testServer.meta('POST', `/${ACCOUNT_ID}/message_templates`, template);
  await testServer.control('POST', `/whatsapp/templates/${template.name}/status`, { status: 'APPROVED' });
}

/** Returns everything that was received in the field `messages`. */
export function messageValues({ changes }: Pick<TestServer, 'changes'>): MessagesValue[] {
  return changes.flatMap((change) => (change.field === 'messages' ? [change.value] : []));
}

/** Returns all receipts of a message, in the order in which they arrived. */
export function receiptsOf(testServer: Pick<TestServer, 'changes'>, id: string): MessageStatus[] {
  return messageValues(testServer).flatMap(({ statuses }) => statuses.filter((status) => status.id === id));
}

export function inboundOf(testServer: Pick<TestServer, 'changes'>): InboundMessage[] {
  return messageValues(testServer).flatMap(({ messages }) => messages);
}

/** Repeats `check` until it returns a value, for at most four seconds. */
export async function eventually<Found>(check: () => Found | undefined | false): Promise<Found> {
  for (let waited = 0; waited < 4000; waited += 20) {
    const found = check();
    if (found) return found;
    await wait(20);
  }
  throw new Error('It did not happen within four seconds.');
}

function listenAsProduct(onWebhook: (body: Buffer, signature: string | undefined) => void): Promise<Server> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      onWebhook(Buffer.concat(parts), request.headers['x-hub-signature-256'] as string | undefined);
      response.end();
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

function settingsFor(productUrl: string): Sandbox['settings'] {
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
  return {
    port: 0,
    dataDir,
    productUrl,
    sandboxUrl: 'http://localhost',
    shopify: { apiKey: 'key', apiSecret: 'secret' },
    meta: {
      appId: '634974688087057',
      loginConfigId: '525353060376290',
      appSecret: APP_SECRET,
      verifyToken: 'verify',
    },
    whatsapp: { phoneNumberId: PHONE_NUMBER_ID, businessAccountId: ACCOUNT_ID, accessToken: TOKEN },
    chatwoot: { platformToken: 'chat' },
    giphyKey: 'gif',
    mailPort: 0,
    clockOffsetFile: join(dataDir, 'clock-offset'),
  };
}
