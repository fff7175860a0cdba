import * as z from 'zod';
import { webAddress } from './setting-shapes.ts';
import type { SettingsFault } from './settings-error.ts';

/** Optional services, each off by default. URLs have no trailing slash. */
export interface ServiceSettings {
  /** Where internal notifications are sent; null writes them to the log. */
  slackWebhookUrl: string | null;
  support: {
    email: string;
    /** Where Help Centre leads: the built-in documentation, or an external URL. */
    helpUrl: string;
    /** The URL of this installation's source code; null shows `email` as the contact instead. */
    sourceUrl: string | null;
    chatwoot: { url: string; platformToken: string } | null;
    /** The only store that opens the support page without signing up. */
    whitelistedShop: string | null;
  };
  /** The GIF search; null turns it off. */
  giphy: { url: string; key: string } | null;
  tracking: {
    posthog: { key: string; host: string; isRecording: boolean } | null;
    sentryDsn: string | null;
  };
}

export const serviceVariables = {
  BELLBIRD_SLACK_WEBHOOK_URL: webAddress('an address').optional(),
  BELLBIRD_SUPPORT_EMAIL: z.email({ error: 'is not an e-mail address.' }).optional(),
  BELLBIRD_HELP_URL: webAddress('an address').default('/docs/help'),
  BELLBIRD_SOURCE_URL: webAddress('an address').optional(),
  BELLBIRD_SUPPORT_WHITELISTED_SHOP: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*\.myshopify\.com$/, { error: 'is not a store address.' })
    .optional(),
  BELLBIRD_CHATWOOT_URL: webAddress('an address').optional(),
  BELLBIRD_CHATWOOT_PLATFORM_TOKEN: z.string().optional(),
  BELLBIRD_GIPHY_URL: webAddress('an address').default('https://api.giphy.com'),
  BELLBIRD_GIPHY_API_KEY: z.string().optional(),
  BELLBIRD_POSTHOG_KEY: z.string().optional(),
  BELLBIRD_POSTHOG_HOST: webAddress('an address').default('https://us.i.posthog.com'),
  BELLBIRD_POSTHOG_RECORDING: z.enum(['on', 'off'], { error: 'is neither on nor off.' }).default('off'),
  BELLBIRD_SENTRY_DSN: webAddress('an address').optional(),
};

type ServiceValues = z.output<z.ZodObject<typeof serviceVariables>>;

export function servicePart(values: ServiceValues, publicUrl: string): ServiceSettings {
  const { BELLBIRD_CHATWOOT_URL: url, BELLBIRD_CHATWOOT_PLATFORM_TOKEN: platformToken } = values;
  const key = values.BELLBIRD_POSTHOG_KEY;
  return {
    slackWebhookUrl: values.BELLBIRD_SLACK_WEBHOOK_URL ?? null,
    support: {
      email: values.BELLBIRD_SUPPORT_EMAIL ?? `support@${new URL(publicUrl).hostname}`,
      helpUrl: values.BELLBIRD_HELP_URL,
      sourceUrl: values.BELLBIRD_SOURCE_URL ?? null,
      chatwoot: url === undefined || platformToken === undefined ? null : { url, platformToken },
      whitelistedShop: values.BELLBIRD_SUPPORT_WHITELISTED_SHOP ?? null,
    },
    giphy:
      values.BELLBIRD_GIPHY_API_KEY === undefined
        ? null
        : { url: values.BELLBIRD_GIPHY_URL, key: values.BELLBIRD_GIPHY_API_KEY },
    tracking: {
      posthog:
        key === undefined
          ? null
          : {
              key,
              host: values.BELLBIRD_POSTHOG_HOST,
              isRecording: values.BELLBIRD_POSTHOG_RECORDING === 'on',
            },
      sentryDsn: values.BELLBIRD_SENTRY_DSN ?? null,
    },
  };
}

const CHATWOOT_VARIABLES = ['BELLBIRD_CHATWOOT_URL', 'BELLBIRD_CHATWOOT_PLATFORM_TOKEN'] as const;

export function partialServiceFaults(set: Record<string, string>): SettingsFault[] {
  const missing = CHATWOOT_VARIABLES.filter((variable) => set[variable] === undefined);
  if (missing.length === CHATWOOT_VARIABLES.length) return [];
  const sentence = 'is missing. Set both BELLBIRD_CHATWOOT_ variables, or none.';
  return missing.map((variable) => ({ variable, value: undefined, sentence }));
}
