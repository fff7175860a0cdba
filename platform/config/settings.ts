import path from 'node:path';
import * as z from 'zod';
import { LOG_FORMATS, type LogFormat } from '#platform/logging/log-destination.ts';
import type { TracingSettings } from '#platform/tracing/start-tracing.ts';
import {
  gupshupPart,
  gupshupVariables,
  partialGupshupFaults,
  type GupshupSettings,
} from './gupshup-settings.ts';
import { inboxVariables } from './inbox-settings.ts';
import { mailPart, mailVariables, partialMailFaults, type MailSettings } from './mail-settings.ts';
import { metaPart, metaVariables, type MetaSettings } from './meta-settings.ts';
import { openIdFaults, openIdPart, openIdVariables, type OpenIdSettings } from './openid-settings.ts';
import { operationPart, operationVariables, type OperationSettings } from './operation-settings.ts';
import { planVariables } from './plan-settings.ts';
import { prepaidVariables, type PrepaidShops } from './prepaid-settings.ts';
import { proxyVariables, type TrustedProxies } from './proxy-settings.ts';
import { reachFaults, reachPart, reachVariables, type ReachSettings } from './reach-settings.ts';
import { retentionPart, retentionVariables, type RetentionSettings } from './retention-settings.ts';
import { replacedKeyFaults } from './sandbox-environment.ts';
import {
  partialServiceFaults,
  servicePart,
  serviceVariables,
  type ServiceSettings,
} from './service-settings.ts';
import { databaseAddress, encryptionKey, portNumber, required, storeAddress } from './setting-shapes.ts';
import { SettingsError, type SettingsFault } from './settings-error.ts';
import { partialS3Faults, storagePart, storageVariables, type StorageSettings } from './storage-settings.ts';
import { tracingPart, tracingVariables } from './tracing-settings.ts';
import { unknownFaults } from './unknown-settings.ts';
import {
  partialWhatsappFaults,
  whatsappPart,
  whatsappVariables,
  type WhatsappSettings,
} from './whatsapp-settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The URL and keys of the store platform's app. `url` may contain `{shop}`, which the store address replaces. */
interface ShopifySettings {
  apiKey: string;
  apiSecret: string;
  url: string;
}

/** What the launcher needs before a database or sandbox exists. A null `databaseUrl` means embedded. */
export interface LauncherSettings extends ReachSettings {
  port: number;
  sandboxPort: number;
  /** The port on which the sandbox receives mail. */
  sandboxMailPort: number;
  dataDir: string;
  databaseUrl: string | null;
  logLevel: string;
  /** Null means text on a terminal, JSON otherwise. */
  logFormat: LogFormat | null;
}

/** All settings of the server. `encryptionKey` has 32 bytes; `dataDir` is absolute; URLs have no trailing slash. */
export interface Settings extends LauncherSettings, ServiceSettings {
  databaseUrl: string;
  encryptionKey: Buffer;
  shopify: ShopifySettings;
  meta: MetaSettings;
  whatsapp: WhatsappSettings | null;
  gupshup: GupshupSettings;
  /** Null when this server sends no mail. */
  mail: MailSettings | null;
  /** Null without a login provider. */
  openId: OpenIdSettings | null;
  storage: StorageSettings;
  retention: RetentionSettings;
  operation: OperationSettings;
  tracing: TracingSettings;
  /** How many shops' webhooks each worker processes at a time. */
  inboxReaders: number;
  trustedProxies: TrustedProxies;
  /** Whether trusted proxies are set: then forwarded requests are accepted, in a sandbox too. */
  takesForwarded: boolean;
  /** Whether subscriptions are test charges, which the store approves without taking money. */
  isBillingTest: boolean;
  /** Whether every shop has all features for free and no screen mentions plans. */
  arePlansOff: boolean;
  /** The JSON file with plans and prices, see docs/plans.md; null for the built-in ones. */
  plansFile: string | null;
  prepaidShops: PrepaidShops;
  clockOffsetFile: string | null;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const launcherVariables = z.object({
  BELLBIRD_PORT: portNumber(3000),
  BELLBIRD_SANDBOX_PORT: portNumber(3001),
  BELLBIRD_SANDBOX_MAIL_PORT: portNumber(3025),
  BELLBIRD_DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseAddress().optional(),
  BELLBIRD_LOG_LEVEL: z
    .enum(LOG_LEVELS, { error: `is not a log level. Use one of ${LOG_LEVELS.join(', ')}.` })
    .default('info'),
  BELLBIRD_LOG_FORMAT: z
    .enum(LOG_FORMATS, { error: `is not a log format. Use one of ${LOG_FORMATS.join(', ')}.` })
    .optional(),
  ...reachVariables,
});

const serverVariables = launcherVariables.extend({
  DATABASE_URL: databaseAddress(),
  BELLBIRD_ENCRYPTION_KEY: encryptionKey(),
  BELLBIRD_SHOPIFY_API_KEY: required('Copy the client id from your app in the Shopify Partner dashboard.'),
  BELLBIRD_SHOPIFY_API_SECRET: required(
    'Copy the client secret from your app in the Shopify Partner dashboard.',
  ),
  BELLBIRD_SHOPIFY_URL: storeAddress().default('https://{shop}'),
  ...metaVariables,
  BELLBIRD_BILLING_TEST: z
    .enum(['true', 'false'], { error: 'is neither true nor false.' })
    .default('false')
    .transform((text) => text === 'true'),
  BELLBIRD_CLOCK_OFFSET_FILE: z.string().optional(),
  ...whatsappVariables,
  ...gupshupVariables,
  ...mailVariables,
  ...openIdVariables,
  ...storageVariables,
  ...retentionVariables,
  ...operationVariables,
  ...tracingVariables,
  ...inboxVariables,
  ...proxyVariables,
  ...serviceVariables,
  ...planVariables,
  ...prepaidVariables,
});

const KNOWN_VARIABLES = Object.keys(serverVariables.shape);

/**
 * Reads what the launcher needs to start the sandbox and a server: ports, folders and log level. Provider keys are
 * refused, because the sandbox has its own. Throws `SettingsError` with every fault.
 */
export function readSandboxLaunch(env: Environment): LauncherSettings {
  const set = withoutBlanks(env);
  const ports = {
    sandboxPort: Number(set['BELLBIRD_SANDBOX_PORT'] ?? '3001'),
    sandboxMailPort: Number(set['BELLBIRD_SANDBOX_MAIL_PORT'] ?? '3025'),
  };
  const replaced = replacedKeyFaults(set, ports);
  return readLaunch({ ...set, BELLBIRD_SANDBOX: 'true' }, replaced);
}

/** Reads what the launcher needs to start a server for real stores. `readSettings` has already checked the keys. */
export function readLauncherSettings(env: Environment): LauncherSettings {
  return readLaunch(withoutBlanks(env), []);
}

function readLaunch(set: Record<string, string>, known: SettingsFault[]): LauncherSettings {
  const parsed = launcherVariables.safeParse(set);
  const faults = [...faultsOf(parsed, set), ...commonFaults(set), ...known];
  if (!parsed.success || faults.length > 0) throw new SettingsError(faults);
  return launcherPart(parsed.data);
}

/**
 * Reads all settings of a server. The launcher passes `DATABASE_URL`, for the embedded database too. Throws
 * `SettingsError` with every fault.
 */
export function readSettings(env: Environment): Settings {
  const set = withoutBlanks(env);
  const parsed = serverVariables.safeParse(set);
  const faults = [
    ...faultsOf(parsed, set),
    ...commonFaults(set),
    ...partialWhatsappFaults(set),
    ...partialGupshupFaults(set),
    ...partialMailFaults(set),
    ...openIdFaults(set),
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
    operation: operationPart(values),
    tracing: tracingPart(values),
    inboxReaders: values.BELLBIRD_INBOX_READERS,
    trustedProxies: values.BELLBIRD_TRUSTED_PROXIES,
    takesForwarded: set['BELLBIRD_TRUSTED_PROXIES'] !== undefined,
    encryptionKey: values.BELLBIRD_ENCRYPTION_KEY,
    shopify: {
      apiKey: values.BELLBIRD_SHOPIFY_API_KEY,
      apiSecret: values.BELLBIRD_SHOPIFY_API_SECRET,
      url: values.BELLBIRD_SHOPIFY_URL,
    },
    meta: metaPart(values),
    whatsapp: whatsappPart(values),
    gupshup: gupshupPart(values),
    mail: mailPart(values),
    openId: openIdPart(values),
    storage: storagePart(values),
    isBillingTest: values.BELLBIRD_BILLING_TEST,
    arePlansOff: values.BELLBIRD_PLANS === 'off',
    plansFile: values.BELLBIRD_PLANS_FILE ?? null,
    prepaidShops: values.BELLBIRD_PREPAID_SHOPS,
    clockOffsetFile: values.BELLBIRD_CLOCK_OFFSET_FILE ?? null,
  };
}

function launcherPart(values: z.output<typeof launcherVariables>): LauncherSettings {
  return {
    port: values.BELLBIRD_PORT,
    sandboxPort: values.BELLBIRD_SANDBOX_PORT,
    sandboxMailPort: values.BELLBIRD_SANDBOX_MAIL_PORT,
    dataDir: path.resolve(values.BELLBIRD_DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    logLevel: values.BELLBIRD_LOG_LEVEL,
    logFormat: values.BELLBIRD_LOG_FORMAT ?? null,
    ...reachPart(values, values.BELLBIRD_PORT),
  };
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

function commonFaults(set: Record<string, string>): SettingsFault[] {
  return [...unknownFaults(set, KNOWN_VARIABLES), ...samePortFaults(set), ...reachFaults(set)];
}

function samePortFaults(set: Record<string, string>): SettingsFault[] {
  if (set['BELLBIRD_SANDBOX'] !== 'true') return [];
  const taken = new Map([[set['BELLBIRD_PORT'] ?? '3000', 'BELLBIRD_PORT']]);
  return Object.entries({ BELLBIRD_SANDBOX_PORT: '3001', BELLBIRD_SANDBOX_MAIL_PORT: '3025' }).flatMap(
    ([variable, byDefault]) => {
      const value = set[variable] ?? byDefault;
      const other = taken.get(value);
      taken.set(value, variable);
      const sentence = `is the same as ${other}. Give each its own port.`;
      return other === undefined ? [] : [{ variable, value, sentence }];
    },
  );
}
