import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LENA } from '#platform/testing/cast.ts';
import { openServer, optIn, type OpenServer } from '#tools/test-environment/open-server.ts';
import { waitFor } from '#tools/test-environment/wait-for.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}

/** The traces that a collector received. */
const bodies: string[] = [];
const collector = createServer((request, response) => void take(request, response));

async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  bodies.push(await readText(request));
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
}

let server: OpenServer;
beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  server = await openServer({
    withWelcomes: true,
    settings: { BELLBIRD_TRACES_URL: `http://127.0.0.1:${port}/v1/traces`, BELLBIRD_TRACES_SHARE: '1' },
  });
});
afterAll(async () => {
  await server.close();
  collector.close();
});

it('sends a collector the steps of a shopper’s request, without personal data', async () => {
  expect((await optIn(server, { phone: LENA.phone, ip: '198.51.100.7' })).status).toBe(200);
  await server.environment.control('/whatsapp/inbound', { from: LENA.phone, text: 'Is it waterproof?' });
  await waitFor('the sign-up', async () => named('POST /storefront/opt-ins') !== undefined);
  const signUp = named('POST /storefront/opt-ins');
  expect(valueOf(signUp, 'http.response.status_code')).toBe(200);
  await waitFor('its statements', async () => partsOf(signUp).some(({ name }) => name === 'db insert'));
  await waitFor('the webhook', async () => named('POST /webhooks/whatsapp') !== undefined);
  await waitFor('what it says', async () => partsOf(named('webhooks')).length > 0);
  await waitFor('the welcome', async () =>
    partsOf(named('send')).some(({ name }) => name.startsWith('POST ')),
  );
  // Polls that find no work are not traced.
  expect(spans().filter(({ name, parentSpanId }) => name.startsWith('db ') && !parentSpanId)).toEqual([]);
  const reported = bodies.join('\n');
  expect(reported).toContain('insert into');
  for (const ofHers of [LENA.phone, LENA.phone.slice(1), 'waterproof', '198.51.100.7'])
    expect(reported).not.toContain(ofHers);
});

function spans(): Span[] {
  return bodies.flatMap((body) => {
    const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  });
}

const named = (name: string) => spans().find((span) => span.name === name);

function partsOf(whole: Span | undefined): Span[] {
  return spans().filter(({ parentSpanId }) => whole !== undefined && parentSpanId === whole.spanId);
}

function valueOf(span: Span | undefined, key: string): unknown {
  const value = span?.attributes.find((one) => one.key === key)?.value;
  return Number(Object.values(value ?? {})[0]);
}
