import * as z from 'zod';
import type { SettingsFault } from './settings-error.ts';

/** Gupshup, an alternative to Meta for a self-hosted shop's WhatsApp number. The URL has no trailing slash. */
export interface GupshupSettings {
  url: string;
  /** Null when numbers use Meta. `webhookSecret` is the last path segment of the webhook URL given to Gupshup. */
  app: { id: string; token: string; webhookSecret: string } | null;
}

const SHORTEST_SECRET = 16;

export const gupshupVariables = {
  BELLBIRD_GUPSHUP_URL: z
    .url({ protocol: /^https?$/, error: 'is not a web address. Begin it with https:// or http://.' })
    .default('https://partner.gupshup.io')
    .transform((text) => text.replace(/\/+$/, '')),
  BELLBIRD_GUPSHUP_APP_ID: z.string().optional(),
  BELLBIRD_GUPSHUP_APP_TOKEN: z.string().optional(),
  BELLBIRD_GUPSHUP_WEBHOOK_SECRET: z
    .string()
    .regex(new RegExp(`^[\\w-]{${SHORTEST_SECRET},}$`), {
      error: `is not a secret for an address. Use at least ${SHORTEST_SECRET} letters and digits.`,
    })
    .optional(),
};

type GupshupValues = z.output<z.ZodObject<typeof gupshupVariables>>;

export function gupshupPart(values: GupshupValues): GupshupSettings {
  const {
    BELLBIRD_GUPSHUP_URL: url,
    BELLBIRD_GUPSHUP_APP_ID: id,
    BELLBIRD_GUPSHUP_APP_TOKEN: token,
    BELLBIRD_GUPSHUP_WEBHOOK_SECRET: webhookSecret,
  } = values;
  const isWhole = id !== undefined && token !== undefined && webhookSecret !== undefined;
  return { url, app: isWhole ? { id, token, webhookSecret } : null };
}

const APP_VARIABLES = [
  'BELLBIRD_GUPSHUP_APP_ID',
  'BELLBIRD_GUPSHUP_APP_TOKEN',
  'BELLBIRD_GUPSHUP_WEBHOOK_SECRET',
] as const;

export function partialGupshupFaults(set: Record<string, string>): SettingsFault[] {
  const missing = APP_VARIABLES.filter((variable) => set[variable] === undefined);
  if (missing.length === APP_VARIABLES.length) return [];
  const sentence = 'is missing. Set all three of the app of Gupshup, or none.';
  return missing.map((variable) => ({ variable, value: undefined, sentence }));
}
