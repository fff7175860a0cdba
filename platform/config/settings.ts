import path from 'node:path';
import * as z from 'zod';
import {
  gupshupPart,
  gupshupVariables,
  partialGupshupFaults,
  type GupshupSettings,
} from './gupshup-settings.ts';
import { proxyVariables, type TrustedProxies } from './proxy-settings.ts';
import { retentionPart, retentionVariables, type RetentionSettings } from './retention-settings.ts';
import {
  partialServiceFaults,
  servicePart,
  serviceVariables,
  type ServiceSettings,
} from './service-settings.ts';
import { SettingsError, type SettingsFault } from './settings-error.ts';
import { partialS3Faults, storagePart, storageVariables, type StorageSettings } from './storage-settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The address and keys of the store platform's app. `url` may hold `{shop}`, replaced by the store address. */
interface ShopifySettings {
  apiKey: string;
  apiSecret: string;
  url: string;
}

/** The Meta app behind WhatsApp and Messenger. `graphVersion` is written like `v25.0`. */
interface MetaSettings {
  /** Null where the installation has no app for Facebook logins; then pages and numbers cannot be connected. */
  appId: string | null;
  /** The login configuration of WhatsApp's embedded signup. */
  loginConfigId: string | null;
  /** Where the login dialog is shown. */
  dialogUrl: string;
  /** Where links into a page's chat begin. */
  chatLinkUrl: string;
  /** Where links into a WhatsApp chat begin. */
  whatsappLinkUrl: string;
  appSecret: string;
  verifyToken: string;
  graphUrl: string;
  graphVersion: string;
}

/** The WhatsApp number of a self-hosted shop. */
interface WhatsappSettings {
  phoneNumberId: string;
  businessAccountId: string;
  accessToken: string;
}

/** What the launcher has to know before there is a database or a sandbox. `databaseUrl` null: embedded. */
export interface LauncherSettings {
  port: number;
  sandboxPort: number;
  dataDir: string;
  databaseUrl: string | null;
  logLevel: string;
  publicUrl: string;
}

/** Everything the server runs by. `encryptionKey` is 32 bytes; `dataDir` is absolute; addresses end without a slash. */
export interface Settings extends LauncherSettings, ServiceSettings {
  databaseUrl: string;
  encryptionKey: Buffer;
  shopify: ShopifySettings;
  meta: MetaSettings;
  whatsapp: WhatsappSettings | null;
  gupshup: GupshupSettings;
  storage: StorageSettings;
  retention: RetentionSettings;
  trustedProxies: TrustedProxies;
  /** Subscriptions are made as tests: the store approves them, and charges nothing. */
  isBillingTest: boolean;
  clockOffsetFile: string | null;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const WHATSAPP_VARIABLES = [
  'BELLBIRD_WHATSAPP_PHONE_NUMBER_ID',
  'BELLBIRD_WHATSAPP_BUSINESS_ACCOUNT_ID',
  'BELLBIRD_WHATSAPP_ACCESS_TOKEN',
] as const;

const launcherVariables = z.object({
  BELLBIRD_PORT: portNumber(3000),
  BELLBIRD_SANDBOX_PORT: portNumber(3001),
  BELLBIRD_DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseAddress().optional(),
  BELLBIRD_LOG_LEVEL: z
    .enum(LOG_LEVELS, { error: `is not a log level. Use one of ${LOG_LEVELS.join(', ')}.` })
    .default('info'),
  BELLBIRD_PUBLIC_URL: webAddress('the address shoppers and providers reach this server at').optional(),
});

const serverVariables = launcherVariables.extend({
  DATABASE_URL: databaseAddress(),
  BELLBIRD_ENCRYPTION_KEY: encryptionKey(),
  BELLBIRD_SHOPIFY_API_KEY: required('Copy the client id from your app in the Shopify Partner dashboard.'),
  BELLBIRD_SHOPIFY_API_SECRET: required(
    'Copy the client secret from your app in the Shopify Partner dashboard.',
  ),
  BELLBIRD_SHOPIFY_URL: storeAddress().default('https://{shop}'),
  BELLBIRD_META_APP_SECRET: required('Copy the app secret from Basic settings of your Meta app.'),
  BELLBIRD_META_VERIFY_TOKEN: required(
    'Choose a phrase, and enter the same one at Webhooks in your Meta app.',
  ),
  BELLBIRD_META_GRAPH_URL: webAddress('the address of the Graph API').default('https://graph.facebook.com'),
  BELLBIRD_META_GRAPH_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/, { error: 'is not a Graph API version. Write it like v25.0.' })
    .default('v25.0'),
  BELLBIRD_META_APP_ID: z.string().optional(),
  BELLBIRD_META_LOGIN_CONFIG_ID: z.string().optional(),
  BELLBIRD_META_DIALOG_URL: webAddress('the address of the login dialog').default('https://www.facebook.com'),
  BELLBIRD_META_CHAT_LINK_URL: webAddress('the address that links into chats begin with').default(
    'https://m.me',
  ),
  BELLBIRD_META_WHATSAPP_LINK_URL: webAddress(
    'the address that links into WhatsApp chats begin with',
  ).default('https://wa.me'),
  BELLBIRD_WHATSAPP_PHONE_NUMBER_ID: z.string().optional(),
  BELLBIRD_WHATSAPP_BUSINESS_ACCOUNT_ID: z.string().optional(),
  BELLBIRD_WHATSAPP_ACCESS_TOKEN: z.string().optional(),
  BELLBIRD_BILLING_TEST: z
    .enum(['true', 'false'], { error: 'is neither true nor false.' })
    .default('false')
    .transform((text) => text === 'true'),
  BELLBIRD_CLOCK_OFFSET_FILE: z.string().optional(),
  ...gupshupVariables,
  ...storageVariables,
  ...retentionVariables,
  ...proxyVariables,
  ...serviceVariables,
});

/**
 * Reads what the launcher needs: ports, folders and log level; provider keys are not looked at.
 * Throws `SettingsError` with every fault at once.
 */
export function readLauncherSettings(env: Environment): LauncherSettings {
  const set = withoutBlanks(env);
  const parsed = launcherVariables.safeParse(set);
  const faults = [...faultsOf(parsed, set), ...samePortFaults(set)];
  if (!parsed.success || faults.length > 0) throw new SettingsError(faults);
  return launcherPart(parsed.data);
}

/**
 * Reads everything a running server needs. The launcher hands it `DATABASE_URL`, also for the embedded database.
 * Throws `SettingsError` with every fault at once.
 */
export function readSettings(env: Environment): Settings {
  const set = withoutBlanks(env);
  const parsed = serverVariables.safeParse(set);
  const faults = [
    ...faultsOf(parsed, set),
    ...samePortFaults(set),
    ...partialWhatsappFaults(set),
    ...partialGupshupFaults(set),
    ...partialS3Faults(set),
    ...partialServiceFaults(set),
  ];
  if (!parsed.success || faults.length > 0) throw new SettingsError(faults);
  const values = parsed.data;
  const launcher = launcherPart(values);
  return {
    ...launcher,
    ...servicePart(values, launcher.publicUrl),
    databaseUrl: values.DATABASE_URL,
    retention: retentionPart(values),
    trustedProxies: values.BELLBIRD_TRUSTED_PROXIES,
    encryptionKey: values.BELLBIRD_ENCRYPTION_KEY,
    shopify: {
      apiKey: values.BELLBIRD_SHOPIFY_API_KEY,
      apiSecret: values.BELLBIRD_SHOPIFY_API_SECRET,
      url: values.BELLBIRD_SHOPIFY_URL,
    },
    meta: {
      appId: values.BELLBIRD_META_APP_ID ?? null,
      loginConfigId: values.BELLBIRD_META_LOGIN_CONFIG_ID ?? null,
      dialogUrl: values.BELLBIRD_META_DIALOG_URL,
      chatLinkUrl: values.BELLBIRD_META_CHAT_LINK_URL,
      whatsappLinkUrl: values.BELLBIRD_META_WHATSAPP_LINK_URL,
      appSecret: values.BELLBIRD_META_APP_SECRET,
      verifyToken: values.BELLBIRD_META_VERIFY_TOKEN,
      graphUrl: values.BELLBIRD_META_GRAPH_URL,
      graphVersion: values.BELLBIRD_META_GRAPH_VERSION,
    },
    whatsapp: whatsappPart(values),
    gupshup: gupshupPart(values),
    storage: storagePart(values),
    isBillingTest: values.BELLBIRD_BILLING_TEST,
    clockOffsetFile: values.BELLBIRD_CLOCK_OFFSET_FILE ?? null,
  };
}

function launcherPart(values: z.output<typeof launcherVariables>): LauncherSettings {
  return {
    port: values.BELLBIRD_PORT,
    sandboxPort: values.BELLBIRD_SANDBOX_PORT,
    dataDir: path.resolve(values.BELLBIRD_DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    logLevel: values.BELLBIRD_LOG_LEVEL,
    publicUrl: values.BELLBIRD_PUBLIC_URL ?? `http://localhost:${values.BELLBIRD_PORT}`,
  };
}

function whatsappPart(values: z.output<typeof serverVariables>): WhatsappSettings | null {
  const phoneNumberId = values.BELLBIRD_WHATSAPP_PHONE_NUMBER_ID;
  const businessAccountId = values.BELLBIRD_WHATSAPP_BUSINESS_ACCOUNT_ID;
  const accessToken = values.BELLBIRD_WHATSAPP_ACCESS_TOKEN;
  if (phoneNumberId === undefined || businessAccountId === undefined || accessToken === undefined)
    return null;
  return { phoneNumberId, businessAccountId, accessToken };
}

function portNumber(byDefault: number) {
  return z
    .string()
    .default(String(byDefault))
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65535, {
      error: 'is not a port. Use a whole number from 1 to 65535.',
    })
    .transform(Number);
}

function databaseAddress() {
  const advice = 'Write it like postgres://user:password@host:5432/bellbird.';
  return z
    .string({ error: `is missing. ${advice}` })
    .refine((text) => /^postgres(ql)?:$/.test(protocolOf(text)), {
      error: `is not a PostgreSQL address. ${advice}`,
    });
}

function webAddress(meaning: string) {
  return z
    .string()
    .refine((text) => /^https?:$/.test(protocolOf(text)), {
      error: `is not a web address. Give ${meaning}, beginning with https:// or http://.`,
    })
    .transform(withoutTrailingSlash);
}

function storeAddress() {
  return z
    .string()
    .refine(
      (text) => text.includes('{shop}') && /^https?:$/.test(protocolOf(text.replace('{shop}', 'shop'))),
      {
        error: 'is not an address pattern. Write it like https://{shop}; {shop} becomes the store address.',
      },
    )
    .transform(withoutTrailingSlash);
}

function encryptionKey() {
  const advice = 'Make one with: openssl rand -base64 32';
  return z
    .string({ error: `is missing. ${advice}` })
    .refine((text) => Buffer.from(text, 'base64').length === 32, {
      error: `is not 32 bytes written in base64. ${advice}`,
    })
    .transform((text) => Buffer.from(text, 'base64'));
}

function required(advice: string) {
  return z.string({ error: `is missing. ${advice}` });
}

function protocolOf(address: string): string {
  return URL.canParse(address) ? new URL(address).protocol : '';
}

function withoutTrailingSlash(address: string): string {
  return address.replace(/\/+$/, '');
}

function withoutBlanks(env: Environment): Record<string, string> {
  const set: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    if (value !== undefined && value.trim() !== '') set[name] = value.trim();
  }
  return set;
}

function faultsOf(parsed: z.ZodSafeParseResult<unknown>, set: Record<string, string>): SettingsFault[] {
  const issues = parsed.success ? [] : parsed.error.issues;
  return issues.map((issue) => {
    const variable = String(issue.path[0]);
    return { variable, value: set[variable], sentence: issue.message };
  });
}

function samePortFaults(set: Record<string, string>): SettingsFault[] {
  const sandboxPort = set['BELLBIRD_SANDBOX_PORT'] ?? '3001';
  if ((set['BELLBIRD_PORT'] ?? '3000') !== sandboxPort) return [];
  const sentence = 'is the same as BELLBIRD_PORT. Give each its own port.';
  return [{ variable: 'BELLBIRD_SANDBOX_PORT', value: sandboxPort, sentence }];
}

function partialWhatsappFaults(set: Record<string, string>): SettingsFault[] {
  const missing = WHATSAPP_VARIABLES.filter((variable) => set[variable] === undefined);
  if (missing.length === WHATSAPP_VARIABLES.length) return [];
  const sentence = 'is missing. Set all three BELLBIRD_WHATSAPP_ variables, or none.';
  return missing.map((variable) => ({ variable, value: undefined, sentence }));
}
