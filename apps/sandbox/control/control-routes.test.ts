import Fastify from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSandboxSettings } from '../core/sandbox-settings.ts';
import { openSandbox } from '../core/sandbox.ts';
import { prepareHistory } from '../shopify/history/prepare-history.ts';
import { registerControl } from './control-routes.ts';

function openTestSandbox(dataDir?: string) {
  const settings = readSandboxSettings({
    ...(dataDir !== undefined && { BELLBIRD_DATA_DIR: dataDir }),
    BELLBIRD_SHOPIFY_API_KEY: 'key',
    BELLBIRD_SHOPIFY_API_SECRET: 'secret',
    BELLBIRD_META_APP_ID: '3',
    BELLBIRD_META_LOGIN_CONFIG_ID: '4',
    BELLBIRD_META_APP_SECRET: 'secret',
    BELLBIRD_META_VERIFY_TOKEN: 'verify',
    BELLBIRD_WHATSAPP_PHONE_NUMBER_ID: '1',
    BELLBIRD_WHATSAPP_BUSINESS_ACCOUNT_ID: '2',
    BELLBIRD_WHATSAPP_ACCESS_TOKEN: 'token',
    BELLBIRD_CLOCK_OFFSET_FILE: '/nonexistent/clock-offset',
  });
  return openSandbox(settings, { keep: false });
}

test('the control API describes its routes', async () => {
  const server = Fastify();
  await server.register(registerControl, {
    prefix: '/control',
    sandbox: openTestSandbox(),
  });
  const { paths } = (await server.inject('/control/')).json<{ paths: Record<string, object> }>();
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(['/control/clock/forward', '/control/misbehaviour', '/control/whatsapp/inbound']),
  );
  expect(paths['/control/whatsapp/inbound']).toMatchObject({ post: { requestBody: {} } });
});

test('the control API refuses changes while the demo shop gets its history', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bellbird-sandbox-'));
  const sandbox = openTestSandbox(dataDir);
  prepareHistory(sandbox, { people: 5, days: 30 });
  const server = Fastify();
  await server.register(registerControl, { prefix: '/control', sandbox });
  const post = async (url: string) =>
    (await server.inject({ method: 'POST', url: `/control${url}`, payload: { ms: 1000 } })).statusCode;

  const before = sandbox.clock.offsetMs;
  expect(await post('/clock/forward')).toBe(409);
  expect(sandbox.clock.offsetMs).toBe(before);
  expect((await server.inject('/control/clock')).statusCode).toBe(200);
  // The next start finds the unfinished history of this one.
  const again = openTestSandbox(dataDir);
  prepareHistory(again);
  expect(again.isAddingHistory).toBe(true);

  expect(await post('/shops/demo.myshopify.com/history/reported')).toBe(200);
  expect(sandbox.isAddingHistory).toBe(false);
  prepareHistory(sandbox);
  expect(sandbox.isAddingHistory).toBe(false);
  rmSync(dataDir, { recursive: true });
});
