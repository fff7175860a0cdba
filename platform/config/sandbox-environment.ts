import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SettingsFault } from './settings-error.ts';
import type { LauncherSettings } from './settings.ts';

/** Anyone who knows these keys can act as a store or as Meta, so they are refused outside the sandbox. */
export const PUBLISHED_SECRETS = {
  BELLBIRD_SHOPIFY_API_SECRET: 'bellbird-sandbox-secret',
  BELLBIRD_META_APP_SECRET: 'bellbird-sandbox-meta-secret',
  BELLBIRD_META_VERIFY_TOKEN: 'bellbird-sandbox-verify',
} as const;

/** The sandbox's ports. Without a mail port the sandbox receives no mail. */
type SandboxPorts = Pick<LauncherSettings, 'sandboxPort'> &
  Partial<Pick<LauncherSettings, 'sandboxMailPort'>>;

/**
 * The environment for a server that uses the sandbox, and for the sandbox itself. These keys are public on purpose and
 * work only with a sandbox on the same machine. Creates `{dataDir}/encryption-key` on first use.
 */
export function sandboxEnvironment(
  settings: SandboxPorts & Pick<LauncherSettings, 'dataDir'>,
): Record<string, string> {
  return {
    ...publicEnvironment(settings),
    BELLBIRD_ENCRYPTION_KEY: storedEncryptionKey(settings.dataDir),
    BELLBIRD_CLOCK_OFFSET_FILE: path.join(settings.dataDir, 'clock-offset'),
  };
}

/** Real keys next to the sandbox are probably a mistake, so they are reported and not silently replaced. */
export function replacedKeyFaults(set: Record<string, string>, ports: SandboxPorts): SettingsFault[] {
  const own = publicEnvironment(ports);
  return [...Object.keys(own), 'BELLBIRD_ENCRYPTION_KEY', 'BELLBIRD_TRUSTED_PROXIES']
    .filter((variable) => set[variable] !== undefined && set[variable] !== own[variable])
    .map((variable) => ({
      variable,
      value: set[variable],
      sentence:
        'is set, but not for the sandbox, whose keys are its own. Start with --without-sandbox to use it, or unset it.',
    }));
}

function publicEnvironment({ sandboxPort, sandboxMailPort = 1 }: SandboxPorts): Record<string, string> {
  const sandboxUrl = `http://localhost:${sandboxPort}`;
  return {
    ...PUBLISHED_SECRETS,
    BELLBIRD_SANDBOX: 'true',
    BELLBIRD_SHOPIFY_API_KEY: 'bellbird-sandbox-key',
    BELLBIRD_SHOPIFY_URL: `${sandboxUrl}/shopify/{shop}`,
    BELLBIRD_META_APP_ID: '634974688087057',
    BELLBIRD_META_LOGIN_CONFIG_ID: '525353060376290',
    BELLBIRD_META_DIALOG_URL: `${sandboxUrl}/facebook`,
    BELLBIRD_META_CHAT_LINK_URL: `${sandboxUrl}/m.me`,
    BELLBIRD_META_WHATSAPP_LINK_URL: `${sandboxUrl}/wa.me`,
    BELLBIRD_META_GRAPH_URL: `${sandboxUrl}/meta`,
    BELLBIRD_META_GRAPH_VERSION: 'v25.0',
    BELLBIRD_META_HUMAN_AGENT: 'true',
    BELLBIRD_WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
    BELLBIRD_WHATSAPP_BUSINESS_ACCOUNT_ID: '102290129340398',
    BELLBIRD_WHATSAPP_ACCESS_TOKEN: 'bellbird-sandbox-whatsapp-token',
    BELLBIRD_GUPSHUP_URL: `${sandboxUrl}/gupshup`,
    BELLBIRD_SLACK_WEBHOOK_URL: `${sandboxUrl}/slack/services/T00000000/B00000000/sandbox`,
    BELLBIRD_CHATWOOT_URL: `${sandboxUrl}/chatwoot`,
    BELLBIRD_CHATWOOT_PLATFORM_TOKEN: 'bellbird-sandbox-chatwoot-token',
    BELLBIRD_GIPHY_URL: `${sandboxUrl}/giphy`,
    BELLBIRD_GIPHY_API_KEY: 'bellbird-sandbox-giphy-key',
    BELLBIRD_SMTP_URL: `smtp://127.0.0.1:${sandboxMailPort}`,
    BELLBIRD_MAIL_FROM: 'Bellbird <reports@bellbird.example>',
    BELLBIRD_BILLING_TEST: 'true',
    BELLBIRD_PREPAID_SHOPS: 'all',
  };
}

/** The key is kept between starts, so that data encrypted earlier can still be read. */
function storedEncryptionKey(dataDir: string): string {
  const file = path.join(dataDir, 'encryption-key');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true });
  const key = randomBytes(32).toString('base64');
  writeFileSync(file, `${key}\n`, { mode: 0o600 });
  return key;
}
