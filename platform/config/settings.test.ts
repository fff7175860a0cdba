import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SettingsError } from './settings-error.ts';
import { readSandboxLaunch, readSettings } from './settings.ts';

const complete = {
  DATABASE_URL: 'postgres://bellbird:pass@127.0.0.1:5432/bellbird',
  BELLBIRD_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
  BELLBIRD_SHOPIFY_API_KEY: 'key',
  BELLBIRD_SHOPIFY_API_SECRET: 'secret',
  BELLBIRD_META_APP_SECRET: 'meta-secret',
  BELLBIRD_META_VERIFY_TOKEN: 'verify',
  BELLBIRD_PUBLIC_URL: 'https://bell.example',
};

describe('the settings of a server', () => {
  it('fills every default', () => {
    expect(readSettings(complete)).toEqual({
      port: 3000,
      sandboxPort: 3001,
      sandboxMailPort: 3025,
      dataDir: path.resolve('data'),
      databaseUrl: complete.DATABASE_URL,
      logLevel: 'info',
      logFormat: null,
      isSandbox: false,
      takesForwarded: false,
      host: '0.0.0.0',
      publicUrl: 'https://bell.example',
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
        hasHumanAgent: false,
      },
      whatsapp: null,
      gupshup: { url: 'https://partner.gupshup.io', app: null },
      mail: null,
      openId: null,
      storage: { s3: null, quotaBytes: 2048 * 1024 * 1024 },
      inboxReaders: 3,
      retention: { inboxDays: 30, messageMonths: 25, auditDays: 400 },
      operation: {
        healthPort: 3002,
        stopSeconds: 10,
        drainSeconds: 0,
        metricsKey: null,
        operatorKey: null,
        clockLimitSeconds: 60,
        databaseConnections: 12,
        databasePooler: 'none',
        isStandbySynchronous: false,
        replicaUrl: null,
      },
      tracing: { url: null, share: 0.1 },
      trustedProxies: ['127.0.0.0/8', '::1'],
      isBillingTest: false,
      arePlansOff: false,
      plansFile: null,
      prepaidShops: [],
      clockOffsetFile: null,
      slackWebhookUrl: null,
      support: {
        email: 'support@bell.example',
        helpUrl: '/docs/help',
        sourceUrl: null,
        chatwoot: null,
        whitelistedShop: null,
      },
      giphy: null,
      tracking: { posthog: null, sentryDsn: null },
    });
  });

  it('reads the number of a self-hosted shop if all three parts are set', () => {
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
    ['BELLBIRD_KEEP_AUDIT_DAYS', '7', 'whole number from 30 to 3650'],
    ['BELLBIRD_KEEP_INBOX_DAYS', 'a month', 'whole number from 8 to 3650'],
    ['BELLBIRD_HELP_URL', 'help.example', 'https://'],
    ['BELLBIRD_PORT', 'three thousand', 'whole number from 1 to 65535'],
    ['BELLBIRD_PORT', '65536', 'whole number from 1 to 65535'],
    ['DATABASE_URL', 'mysql://localhost/shop', 'postgres://user:password@host'],
    ['DATABASE_URL', '', 'is missing'],
    ['BELLBIRD_LOG_LEVEL', 'loud', 'fatal, error, warn'],
    ['BELLBIRD_PUBLIC_URL', 'shop.example', 'https://'],
    ['BELLBIRD_PUBLIC_URL', undefined, 'in every link'],
    ['BELLBIRD_HOST', 'every where', '0.0.0.0'],
    ['BELLBIRD_SHOPIFY_API_SECRET', 'bellbird-sandbox-secret', 'everybody knows'],
    ['BELLBIRD_META_APP_SECRET', 'bellbird-sandbox-meta-secret', 'everybody knows'],
    ['BELLBIRD_CLOCK_OFFSET_FILE', '/tmp/clock', 'only the sandbox'],
    ['BELLBIRD_PUBLIC_URI', 'https://bell.example', 'Did you mean BELLBIRD_PUBLIC_URL?'],
    ['BELLBIRD_COFFEE', 'black', 'Unset it'],
    ['BELLBIRD_ENCRYPTION_KEY', 'c2hvcnQ=', 'openssl rand -base64 32'],
    ['BELLBIRD_SHOPIFY_API_KEY', undefined, 'client id'],
    ['BELLBIRD_SHOPIFY_API_SECRET', '  ', 'client secret'],
    ['BELLBIRD_SHOPIFY_URL', 'https://shop.example', '{shop}'],
    ['BELLBIRD_META_APP_SECRET', undefined, 'app secret'],
    ['BELLBIRD_META_VERIFY_TOKEN', undefined, 'Webhooks'],
    ['BELLBIRD_BILLING_TEST', 'yes', 'neither true nor false'],
    ['BELLBIRD_META_HUMAN_AGENT', 'yes', 'neither true nor false'],
    ['BELLBIRD_META_GRAPH_URL', 'graph', 'https://'],
    ['BELLBIRD_META_GRAPH_VERSION', '25', 'v25.0'],
    ['BELLBIRD_GUPSHUP_URL', 'gupshup', 'https://'],
    ['BELLBIRD_UPLOAD_QUOTA_MB', '2 GB', 'whole number of megabytes'],
    ['BELLBIRD_SLACK_WEBHOOK_URL', 'slack', 'https://'],
    ['BELLBIRD_SUPPORT_EMAIL', 'nobody', 'e-mail'],
    ['BELLBIRD_POSTHOG_RECORDING', 'yes', 'on nor off'],
    ['BELLBIRD_TRUSTED_PROXIES', 'proxy.internal', 'names "proxy.internal"'],
    ['BELLBIRD_TRUSTED_PROXIES', '10.0.0.0/33', '192.168.0.0/16'],
    ['BELLBIRD_TRUSTED_PROXIES', '10.0.0.1,', 'with commas between'],
    ['BELLBIRD_TRUSTED_PROXIES', '0.0.0.0/0', 'which is everybody'],
  ])('refuses %s=%s and says what to do', (variable, value, advice) => {
    const faults = faultsOf(() => readSettings({ ...complete, [variable]: value }));
    expect(faults.map((fault) => fault.variable)).toEqual([variable]);
    expect(faults[0]?.sentence).toContain(advice);
  });

  it('ignores the variable for the browser of a test run', () => {
    const set = { ...complete, BELLBIRD_TEST_BROWSER: '/usr/bin/chromium' };
    expect(readSettings(set)).toEqual(readSettings(complete));
  });

  it('names the missing parts of an incomplete WhatsApp number', () => {
    const faults = faultsOf(() => readSettings({ ...complete, BELLBIRD_WHATSAPP_ACCESS_TOKEN: 'token' }));
    expect(faults.map((fault) => fault.variable)).toEqual([
      'BELLBIRD_WHATSAPP_PHONE_NUMBER_ID',
      'BELLBIRD_WHATSAPP_BUSINESS_ACCOUNT_ID',
    ]);
  });

  it('names the missing parts of an incomplete Gupshup app', () => {
    const faults = faultsOf(() => readSettings({ ...complete, BELLBIRD_GUPSHUP_APP_ID: 'app' }));
    expect(faults.map((fault) => fault.variable)).toEqual([
      'BELLBIRD_GUPSHUP_APP_TOKEN',
      'BELLBIRD_GUPSHUP_WEBHOOK_SECRET',
    ]);
  });

  it('names the missing parts of an incomplete bucket instead of silently using the local disk', () => {
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

  it('lists all errors together and repeats no secret', () => {
    const read = () => readSettings({ BELLBIRD_PORT: 'x', BELLBIRD_ENCRYPTION_KEY: 'my-secret-key' });
    expect(faultsOf(read)).toHaveLength(8);
    expect(read).toThrow('BELLBIRD_PORT (x)');
    expect(read).not.toThrow('my-secret-key');
  });
});

describe('the settings of mail', () => {
  const smtpUrl = 'smtps://bell:word@mail.example:465';
  const mailOf = (from: string) =>
    readSettings({ ...complete, BELLBIRD_SMTP_URL: smtpUrl, BELLBIRD_MAIL_FROM: from }).mail;

  it.each([
    ['Bell Bird <mail@shop.example>', { name: 'Bell Bird', address: 'mail@shop.example' }],
    ['<mail@shop.example>', { name: '', address: 'mail@shop.example' }],
    ['mail@shop.example', { name: '', address: 'mail@shop.example' }],
  ])('takes %s as the sender', (text, from) => {
    expect(mailOf(text)).toEqual({ smtpUrl, from });
  });

  it.each([
    [{ BELLBIRD_SMTP_URL: smtpUrl }, 'BELLBIRD_MAIL_FROM', 'is missing'],
    [{ BELLBIRD_MAIL_FROM: 'mail@shop.example' }, 'BELLBIRD_SMTP_URL', 'is missing'],
    [{ BELLBIRD_SMTP_URL: 'mail.example', BELLBIRD_MAIL_FROM: 'a@b.c' }, 'BELLBIRD_SMTP_URL', 'smtps://'],
    [{ BELLBIRD_SMTP_URL: smtpUrl, BELLBIRD_MAIL_FROM: 'two@a.b, me@c.d' }, 'BELLBIRD_MAIL_FROM', 'sender'],
  ])('refuses %j', (set, variable, advice) => {
    const faults = faultsOf(() => readSettings({ ...complete, ...set }));
    expect(faults.map((fault) => fault.variable)).toEqual([variable]);
    expect(faults[0]?.sentence).toContain(advice);
  });
});

describe('the login provider', () => {
  const provider = {
    BELLBIRD_OPENID_ISSUER: 'https://id.wren.example',
    BELLBIRD_OPENID_CLIENT_ID: 'bellbird',
    BELLBIRD_OPENID_CLIENT_SECRET: 'secret',
  };

  it('is read, with the roles that a claim gives', () => {
    const roles = {
      BELLBIRD_OPENID_DOMAINS: 'Wren.example, agency.example',
      BELLBIRD_OPENID_ROLE_CLAIM: 'groups',
      BELLBIRD_OPENID_ROLES: 'team editors=marketer@tea.myshopify.com, admins=admin@cups.myshopify.com',
    };
    expect(readSettings({ ...complete, ...provider, ...roles }).openId).toEqual({
      issuer: 'https://id.wren.example',
      clientId: 'bellbird',
      clientSecret: 'secret',
      name: 'id.wren.example',
      domains: ['wren.example', 'agency.example'],
      roleClaim: 'groups',
      roles: [
        { value: 'team editors', role: 'marketer', shopUrl: 'tea.myshopify.com' },
        { value: 'admins', role: 'admin', shopUrl: 'cups.myshopify.com' },
      ],
    });
  });

  it.each([
    [{ BELLBIRD_OPENID_CLIENT_SECRET: '' }, 'BELLBIRD_OPENID_CLIENT_SECRET', 'is missing'],
    [{ BELLBIRD_OPENID_ISSUER: 'http://id.wren.example' }, 'BELLBIRD_OPENID_ISSUER', 'not encrypted'],
    [{ BELLBIRD_OPENID_DOMAINS: '@wren.example' }, 'BELLBIRD_OPENID_DOMAINS', 'list of domains'],
    [{ BELLBIRD_OPENID_ROLE_CLAIM: 'groups' }, 'BELLBIRD_OPENID_ROLES', 'is missing'],
    [
      { BELLBIRD_OPENID_ROLE_CLAIM: 'groups', BELLBIRD_OPENID_ROLES: 'x=owner@tea.myshopify.com' },
      'BELLBIRD_OPENID_ROLES',
      'list of roles',
    ],
  ])('refuses %j', (set, variable, advice) => {
    const faults = faultsOf(() => readSettings({ ...complete, ...provider, ...set }));
    expect(faults.map((fault) => fault.variable)).toEqual([variable]);
    expect(faults[0]?.sentence).toContain(advice);
  });
});

describe('the settings of a start with the sandbox', () => {
  it('needs no variable', () => {
    expect(readSandboxLaunch({})).toEqual({
      port: 3000,
      sandboxPort: 3001,
      sandboxMailPort: 3025,
      dataDir: path.resolve('data'),
      databaseUrl: null,
      logLevel: 'info',
      logFormat: null,
      isSandbox: true,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
    });
  });

  it('derives the public address from the port and drops a trailing slash', () => {
    expect(readSandboxLaunch({ BELLBIRD_PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(readSandboxLaunch({ BELLBIRD_PUBLIC_URL: 'http://127.0.0.1:3000/' }).publicUrl).toBe(
      'http://127.0.0.1:3000',
    );
  });

  it.each([
    ['BELLBIRD_SANDBOX_PORT', '3000', 'its own port'],
    ['BELLBIRD_SANDBOX_MAIL_PORT', '3001', 'its own port'],
    ['BELLBIRD_SMTP_URL', 'smtp://mail.example', 'Start with --without-sandbox to use it'],
    ['BELLBIRD_PUBLIC_URL', 'https://bell.example', 'Start with --without-sandbox'],
    ['BELLBIRD_HOST', '0.0.0.0', 'lets others in'],
    ['BELLBIRD_SHOPIFY_API_SECRET', 'a-real-one', 'Start with --without-sandbox to use it'],
    ['BELLBIRD_TRUSTED_PROXIES', '127.0.0.1', 'Start with --without-sandbox to use it'],
    ['BELLBIRD_WHATSAPP_ACCESS_TOKEN', 'a-real-one', 'Start with --without-sandbox to use it'],
    [
      'BELLBIRD_ENCRYPTION_KEY',
      Buffer.alloc(32, 7).toString('base64'),
      'Start with --without-sandbox to use it',
    ],
    ['BELLBIRD_PROT', '3000', 'Did you mean BELLBIRD_PORT?'],
  ])('refuses %s=%s', (variable, value, advice) => {
    const faults = faultsOf(() => readSandboxLaunch({ [variable]: value }));
    expect(faults.map((fault) => fault.variable)).toEqual([variable]);
    expect(faults[0]?.sentence).toContain(advice);
  });
});

function faultsOf(read: () => unknown) {
  try {
    read();
  } catch (error) {
    if (error instanceof SettingsError) return error.faults;
  }
  throw new Error('nothing was refused');
}
