import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { sandboxEnvironment } from '#platform/config/sandbox-environment.ts';
import { readSettings } from '#platform/config/settings.ts';
import { checkProviders } from './check-providers.ts';

const OWN = { id: '106540352242922', display_phone_number: '+1 555 0100' };
const DEAD = { error: { message: 'Session has expired', type: 'OAuthException', code: 190 } };

it.each([
  ['accepts the token', 200, { data: [OWN] }, ['good', '+1 555 0100']],
  ['has another number', 200, { data: [{ ...OWN, id: '1' }] }, ['bad', 'is not one of its account']],
  ['refuses the token', 401, DEAD, ['bad', 'Session has expired']],
  ['sends an unexpected response', 502, 'Bad gateway', ['bad', 'does not answer']],
])('checks the number at a Meta that %s', async (_name, status, body, [state = '', words = '']) => {
  const { url, close } = await answering(status, JSON.stringify(body));
  const [, number] = await checkProviders({ ...settings(url), mail: null });
  expect(number).toMatchObject({
    about: 'WhatsApp number',
    state,
    found: expect.stringContaining(words) as string,
  });
  close();
});

it.each([
  ['accepts the token', 200, { status: 'success', templates: [] }, ['good', 'it has 0 templates']],
  ['refuses the token', 401, { status: 'error', message: 'Portal User Not Found' }, ['bad', 'Not Found']],
  ['sends an unexpected response', 200, 'Good day', ['bad', 'does not answer']],
])('checks the app at a Gupshup that %s', async (_name, status, body, [state = '', words = '']) => {
  const { url, close } = await answering(status, JSON.stringify(body));
  const app = { id: 'app', token: 'token', webhookSecret: 'secret' };
  const known = { ...settings(url), whatsapp: null, mail: null };
  const [, finding] = await checkProviders({ ...known, gupshup: { url, app } });
  expect(finding).toMatchObject({
    about: 'Gupshup app',
    state,
    found: expect.stringContaining(words) as string,
  });
  close();
});

it('reports a mail server that refuses connections', async () => {
  const { url, close } = await answering(200, '{}');
  close();
  const { port } = new URL(url);
  const from = { name: '', address: 'mail@wren.example' };
  const mail = { smtpUrl: `smtp://127.0.0.1:${port}`, from };
  const [, finding] = await checkProviders({ ...settings(url), whatsapp: null, mail });
  expect(finding).toMatchObject({
    about: 'mail',
    state: 'bad',
    found: expect.stringContaining('ECONNREFUSED') as string,
  });
});

function settings(graphUrl: string) {
  const sandbox = sandboxEnvironment({ sandboxPort: 1, sandboxMailPort: 2, dataDir: '/tmp' });
  const known = readSettings({ ...sandbox, DATABASE_URL: 'postgres://embedded' });
  return { ...known, meta: { ...known.meta, graphUrl } };
}

async function answering(status: number, body: string) {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, close };
}
