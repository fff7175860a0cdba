import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readSandboxSettings } from '../core/sandbox-settings.ts';
import { openSandbox } from '../core/sandbox.ts';
import { registerControl } from './control-routes.ts';

test('the control describes everything it can do', async () => {
  const settings = readSandboxSettings({
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
  const server = Fastify();
  await server.register(registerControl, {
    prefix: '/control',
    sandbox: openSandbox(settings, { keep: false }),
  });
  const { paths } = (await server.inject('/control/')).json<{ paths: Record<string, object> }>();
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(['/control/clock/forward', '/control/misbehaviour', '/control/whatsapp/inbound']),
  );
  expect(paths['/control/whatsapp/inbound']).toMatchObject({ post: { requestBody: {} } });
});
