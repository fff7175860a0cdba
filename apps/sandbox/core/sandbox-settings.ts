import * as z from 'zod';

const Settings = z.object({
  BELLBIRD_SANDBOX_PORT: z.coerce.number().int().min(0).max(65535).default(3001),
  BELLBIRD_SANDBOX_MAIL_PORT: z.coerce.number().int().min(0).max(65535).default(3025),
  BELLBIRD_DATA_DIR: z.string().default('./data'),
  BELLBIRD_PUBLIC_URL: z.url().default('http://localhost:3000'),
  BELLBIRD_SHOPIFY_API_KEY: z.string(),
  BELLBIRD_SHOPIFY_API_SECRET: z.string(),
  BELLBIRD_META_APP_ID: z.string(),
  BELLBIRD_META_LOGIN_CONFIG_ID: z.string(),
  BELLBIRD_META_APP_SECRET: z.string(),
  BELLBIRD_META_VERIFY_TOKEN: z.string(),
  BELLBIRD_WHATSAPP_PHONE_NUMBER_ID: z.string(),
  BELLBIRD_WHATSAPP_BUSINESS_ACCOUNT_ID: z.string(),
  BELLBIRD_WHATSAPP_ACCESS_TOKEN: z.string(),
  BELLBIRD_GUPSHUP_APP_ID: z.string().optional(),
  BELLBIRD_GUPSHUP_APP_TOKEN: z.string().default(''),
  BELLBIRD_GUPSHUP_WEBHOOK_SECRET: z.string().default(''),
  BELLBIRD_CHATWOOT_PLATFORM_TOKEN: z.string().default(''),
  BELLBIRD_GIPHY_API_KEY: z.string().default(''),
  BELLBIRD_CLOCK_OFFSET_FILE: z.string(),
  BELLBIRD_SANDBOX_HISTORY: z.string().optional(),
});

export interface SandboxSettings {
  port: number;
  /** The port of the SMTP server. */
  mailPort: number;
  dataDir: string;
  /** The URL of the product under test. */
  productUrl: string;
  /** The URL of this sandbox. Links in its responses start with it. */
  sandboxUrl: string;
  shopify: { apiKey: string; apiSecret: string };
  meta: { appId: string; loginConfigId: string; appSecret: string; verifyToken: string };
  whatsapp: { phoneNumberId: string; businessAccountId: string; accessToken: string };
  /** If set, messages to and from the number go through Gupshup, and so do its webhooks. */
  gupshup?: { appId: string; appToken: string; webhookSecret: string };
  chatwoot: { platformToken: string };
  giphyKey: string;
  /** Whether the demo store gets a year of history, which the launcher then imports into the app. */
  wantsHistory?: boolean;
  clockOffsetFile: string;
}

/** Reads the sandbox's settings; the launcher gives both sides the same fixed development keys. */
export function readSandboxSettings(env: Record<string, string | undefined>): SandboxSettings {
  const read = Settings.parse(env);
  return {
    port: read.BELLBIRD_SANDBOX_PORT,
    mailPort: read.BELLBIRD_SANDBOX_MAIL_PORT,
    dataDir: read.BELLBIRD_DATA_DIR,
    productUrl: read.BELLBIRD_PUBLIC_URL,
    sandboxUrl: `http://localhost:${read.BELLBIRD_SANDBOX_PORT}`,
    shopify: { apiKey: read.BELLBIRD_SHOPIFY_API_KEY, apiSecret: read.BELLBIRD_SHOPIFY_API_SECRET },
    meta: {
      appId: read.BELLBIRD_META_APP_ID,
      loginConfigId: read.BELLBIRD_META_LOGIN_CONFIG_ID,
      appSecret: read.BELLBIRD_META_APP_SECRET,
      verifyToken: read.BELLBIRD_META_VERIFY_TOKEN,
    },
    whatsapp: {
      phoneNumberId: read.BELLBIRD_WHATSAPP_PHONE_NUMBER_ID,
      businessAccountId: read.BELLBIRD_WHATSAPP_BUSINESS_ACCOUNT_ID,
      accessToken: read.BELLBIRD_WHATSAPP_ACCESS_TOKEN,
    },
    ...(read.BELLBIRD_GUPSHUP_APP_ID !== undefined && {
      gupshup: {
        appId: read.BELLBIRD_GUPSHUP_APP_ID,
        appToken: read.BELLBIRD_GUPSHUP_APP_TOKEN,
        webhookSecret: read.BELLBIRD_GUPSHUP_WEBHOOK_SECRET,
      },
    }),
    giphyKey: read.BELLBIRD_GIPHY_API_KEY,
    wantsHistory: read.BELLBIRD_SANDBOX_HISTORY === 'true',
    chatwoot: { platformToken: read.BELLBIRD_CHATWOOT_PLATFORM_TOKEN },
    clockOffsetFile: read.BELLBIRD_CLOCK_OFFSET_FILE,
  };
}
