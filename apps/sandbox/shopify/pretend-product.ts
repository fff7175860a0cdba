import { mkdtempSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyWebhook } from '#partners/shopify/signature.ts';
import type { SandboxSettings } from '../core/sandbox-settings.ts';

export interface ReceivedWebhook {
  topic: string;
  headers: IncomingMessage['headers'];
  isSigned: boolean;
  body: Record<string, unknown>;
}

export const APP_SECRET = 'app-secret';

/** Starts a tiny server in place of the product, for tests. It stores the webhooks that it receives. */
export async function listenAsProduct(): Promise<{
  url: string;
  received: ReceivedWebhook[];
  /** The statuses of the next responses. Afterwards the status is 200. */
  answers: number[];
  close: () => Promise<void>;
}> {
  const received: ReceivedWebhook[] = [];
  const answers: number[] = [];
  const server: Server = createServer((request, response) => {
    if (request.method !== 'POST') return void response.writeHead(404).end();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const raw = Buffer.concat(chunks);
      const signature = request.headers['x-shopify-hmac-sha256'];
      received.push({
        topic: String(request.headers['x-shopify-topic']),
        headers: request.headers,
        isSigned: verifyWebhook(raw, typeof signature === 'string' ? signature : undefined, APP_SECRET),
        body: JSON.parse(raw.toString('utf8')) as Record<string, unknown>,
      });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, received, answers, close };
}

export function testSettings(productUrl: string): SandboxSettings {
  const dataDir = mkdtempSync(join(tmpdir(), 'bellbird-sandbox-'));
  return {
    port: 0,
    dataDir,
    productUrl,
    sandboxUrl: 'http://localhost:3001',
    shopify: { apiKey: 'app-key', apiSecret: APP_SECRET },
    meta: { appId: 'app', loginConfigId: 'config', appSecret: 'm', verifyToken: 'v' },
    whatsapp: { phoneNumberId: '1', businessAccountId: '2', accessToken: 't' },
    chatwoot: { platformToken: 'chat' },
    giphyKey: 'gif',
    mailPort: 0,
    clockOffsetFile: join(dataDir, 'clock'),
  };
}
