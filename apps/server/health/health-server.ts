import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SettingsError } from '#platform/config/settings-error.ts';
import type { MetricsPage } from '../metrics/metrics-page.ts';
import type { Readiness } from './readiness.ts';

interface HealthServer {
  address: string;
  close(): Promise<void>;
}

interface Served {
  host: string;
  port: number;
  readiness: Readiness;
  metrics: MetricsPage;
}

/** Opens the server of a process without an API, which serves only health and metrics. Throws SettingsError. */
export async function openHealthServer({ host, port, readiness, metrics }: Served): Promise<HealthServer> {
  const server = createServer((request, response) => {
    void answer(request, response, { readiness, metrics }).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(portFault(error, port)));
    server.listen({ host, port }, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    address: `http://${host}:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  { url = '/', headers, socket }: IncomingMessage,
  response: ServerResponse,
  { readiness, metrics }: Pick<Served, 'readiness' | 'metrics'>,
): Promise<void> {
  const path = url.split('?')[0];
  const send = (status: number, type: string, text: string) =>
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
  if (path === '/metrics') {
    const { status, type, text } = await metrics.answer(headers.authorization, socket.remoteAddress ?? '');
    send(status, type, text);
    return;
  }
  const found = path === '/health/live' ? readiness.live() : null;
  const { status, body } = found ?? (path === '/health/ready' ? await readiness.ready() : NOTHING_HERE);
  send(status, 'application/json; charset=utf-8', JSON.stringify(body));
}

const NOTHING_HERE = { status: 404, body: { status: 'There is /health/live, /health/ready and /metrics.' } };

function portFault(error: Error, port: number): Error {
  if (!('code' in error) || error.code !== 'EADDRINUSE') return error;
  const sentence = 'is in use, perhaps by another worker. Give each on this machine its own, or 0 for any.';
  return new SettingsError([{ variable: 'BELLBIRD_HEALTH_PORT', value: String(port), sentence }]);
}
