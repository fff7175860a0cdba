import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SettingsError } from './settings-error.ts';
import { readLauncherSettings, readSettings } from './settings.ts';

const complete = {
  DATABASE_URL: 'postgres://bellbird:pass@127.0.0.1:5432/bellbird',
  BELLBIRD_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
  BELLBIRD_SHOPIFY_API_KEY: 'key',
  BELLBIRD_SHOPIFY_API_SECRET: 'secret',
  BELLBIRD_META_APP_SECRET: 'meta-secret',
  BELLBIRD_META_VERIFY_TOKEN: 'verify',
};

describe('the settings of a server', () => {
  it('fills every default', () => {
    expect(readSettings(complete)).toEqual({
      port: 3000,
      sandboxPort: 3001,
      dataDir: path.resolve('data'),
      databaseUrl: complete.DATABASE_URL,
      logLevel: 'info',
      publicUrl: 'http://localhost:3000',
      encryptionKey: Buffer.alloc(32, 7),
      shopify: { apiKey: 'key', apiSecret: 'secret', url: 'https://{shop}' },
      meta: {
        appId: null,
        loginConfigId: null,
        dialogUrl: 'https://www.facebook.com',
        chatLinkUrl: 'https://m.me',
        whatsappLinkUrl: 'https://wa.me',
        appSecret: 'meta-secret',
        verifyToken: 'verify',
        graphUrl: 'https://graph.facebook.com',
        graphVersion: 'v25.0',
      },
      whatsapp: null,
      gupshup: { url: 'https://partner.gupshup.io', app: null },
      storage: { s3: null, quotaBytes: 2048 * 1024 * 1024 },
      retention: { inboxDays: 30, messageMonths: 25 },
      isBillingTest: false,
      clockOffsetFile: null,
      slackWebhookUrl: null,
      support: { email: 'support@localhost', helpUrl: '/help', chatwoot: null, whitelistedShop: null },
      tracking: { posthog: null, sentryDsn: null },
    });
  });

  it('takes the number of a self-hosted shop when all three parts are there', () => {
    const settings = readSettings({
      ...complete,
      BELLBIRD_WHATSAPP_PHONE_NUMBER_ID: '1',
      BELLBIRD_WHATSAPP_BUSINESS_ACCOUNT_ID: '2',
      BELLBIRD_WHATSAPP_ACCESS_TOKEN: '3',
    });
    expect(settings.whatsapp).toEqual({ phoneNumberId: '1', businessAccountId: '2', accessToken: '3' });
  });

  it.each([
    ['BELLBIRD_KEEP_MESSAGES_MONTHS', '1', 'whole number from 3 to 600'],
    ['BELLBIRD_KEEP_INBOX_DAYS', 'a month', 'whole number from 8 to 3650'],
    ['BELLBIRD_HELP_URL', 'help.example', 'https://'],
    ['BELLBIRD_PORT', 'three thousand', 'whole number from 1 to 65535'],
    ['BELLBIRD_PORT', '65536', 'whole number from 1 to 65535'],
    ['BELLBIRD_SANDBOX_PORT', '3000', 'its own port'],
    ['DATABASE_URL', 'mysql://localhost/shop', 'postgres://user:password@host'],
    ['DATABASE_URL', '', 'is missing'],
    ['BELLBIRD_LOG_LEVEL', 'loud', 'fatal, error, warn'],
    ['BELLBIRD_PUBLIC_URL', 'shop.example', 'https://'],
    ['BELLBIRD_ENCRYPTION_KEY', 'c2hvcnQ=', 'openssl rand -base64 32'],
    ['BELLBIRD_SHOPIFY_API_KEY', undefined, 'client id'],
    ['BELLBIRD_SHOPIFY_API_SECRET', '  ', 'client secret'],
    ['BELLBIRD_SHOPIFY_URL', 'https://shop.example', '{shop}'],
    ['BELLBIRD_META_APP_SECRET', undefined, 'app secret'],
    ['BELLBIRD_META_VERIFY_TOKEN', undefined, 'Webhooks'],
    ['BELLBIRD_BILLING_TEST', 'yes', 'neither true nor false'],
    ['BELLBIRD_META_GRAPH_URL', 'graph', 'https://'],
    ['BELLBIRD_META_GRAPH_VERSION', '25', 'v25.0'],
    ['BELLBIRD_GUPSHUP_URL', 'gupshup', 'https://'],
    ['BELLBIRD_UPLOAD_QUOTA_MB', '2 GB', 'whole number of megabytes'],
    ['BELLBIRD_SLACK_WEBHOOK_URL', 'slack', 'https://'],
    ['BELLBIRD_SUPPORT_EMAIL', 'nobody', 'e-mail'],
    ['BELLBIRD_POSTHOG_RECORDING', 'yes', 'on nor off'],
  ])('refuses %s=%s and says what to do', (variable, value, advice) => {
    const faults = faultsOf(() => readSettings({ ...complete, [variable]: value }));
    expect(faults.map((fault) => fault.variable)).toEqual([variable]);
    expect(faults[0]?.sentence).toContain(advice);
  });

  it('names the missing parts of a half-given WhatsApp number', () => {
    const faults = faultsOf(() => readSettings({ ...complete, BELLBIRD_WHATSAPP_ACCESS_TOKEN: 'token' }));
    expect(faults.map((fault) => fault.variable)).toEqual([
      'BELLBIRD_WHATSAPP_PHONE_NUMBER_ID',
      'BELLBIRD_WHATSAPP_BUSINESS_ACCOUNT_ID',
    ]);
  });

  it('names the missing parts of a half-given app of Gupshup', () => {
    const faults = faultsOf(() => readSettings({ ...complete, BELLBIRD_GUPSHUP_APP_ID: 'app' }));
    expect(faults.map((fault) => fault.variable)).toEqual([
      'BELLBIRD_GUPSHUP_APP_TOKEN',
      'BELLBIRD_GUPSHUP_WEBHOOK_SECRET',
    ]);
  });

  it('names the missing parts of a half-given bucket, which would quietly mean the local disk', () => {
    const bucket = { BELLBIRD_S3_ENDPOINT: 'https://s3.example/', BELLBIRD_S3_BUCKET: 'wren-files' };
    expect(faultsOf(() => readSettings({ ...complete, ...bucket })).map((fault) => fault.variable)).toEqual([
      'BELLBIRD_S3_ACCESS_KEY_ID',
      'BELLBIRD_S3_SECRET_ACCESS_KEY',
    ]);
    const keys = { BELLBIRD_S3_ACCESS_KEY_ID: 'id', BELLBIRD_S3_SECRET_ACCESS_KEY: 'key' };
    expect(readSettings({ ...complete, ...bucket, ...keys }).storage.s3).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'wren-files',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'key',
    });
  });

  it('lists every fault at once and repeats no secret', () => {
    const read = () => readSettings({ BELLBIRD_PORT: 'x', BELLBIRD_ENCRYPTION_KEY: 'my-secret-key' });
    expect(faultsOf(read)).toHaveLength(7);
    expect(read).toThrow('BELLBIRD_PORT (x)');
    expect(read).not.toThrow('my-secret-key');
  });
});

describe('the settings of the launcher', () => {
  it('needs nothing', () => {
    expect(readLauncherSettings({})).toMatchObject({ port: 3000, databaseUrl: null });
  });

  it('derives the public address from the port and drops a trailing slash', () => {
    expect(readLauncherSettings({ BELLBIRD_PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
    expect(readLauncherSettings({ BELLBIRD_PUBLIC_URL: 'https://a.example/' }).publicUrl).toBe(
      'https://a.example',
    );
  });
});

function faultsOf(read: () => unknown) {
  try {
    read();
  } catch (error) {
    if (error instanceof SettingsError) return error.faults;
    throw error;
  }
  throw new Error('The settings were accepted.');
}
