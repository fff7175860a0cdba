import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const EXTENSION_SOURCE = path.resolve('apps/theme-extension');
/** The address that stands in the sources for a server's own. */
export const PLACEHOLDER_URL = 'https://bellbird.example.com';
const FILLED_IN = [
  'shopify.app.toml',
  'extensions/bellbird/blocks/bellbird.liquid',
  'extensions/bellbird-checkout/src/server-url.ts',
];

interface Installation {
  /** Of the installer's own Shopify app. */
  clientId: string;
  /** Where shoppers reach the server: https, since stores are. */
  publicUrl: string;
  target: string;
}

/** Writes a copy of the theme extension that belongs to one installation. Throws with what is missing. */
export function prepareThemeExtension({ clientId, publicUrl, target }: Installation): void {
  if (!/^[\w-]+$/.test(clientId))
    throw new Error('Set BELLBIRD_SHOPIFY_API_KEY to the client id of your app.');
  const origin = originOf(publicUrl);
  if (origin === null)
    throw new Error('Set BELLBIRD_PUBLIC_URL to the https address at which shoppers reach your server.');
  rmSync(target, { recursive: true, force: true });
  cpSync(EXTENSION_SOURCE, target, { recursive: true });
  for (const file of FILLED_IN) {
    const place = path.join(target, file);
    const filled = readFileSync(place, 'utf8')
      .replace('client_id = ""', `client_id = "${clientId}"`)
      .replaceAll(PLACEHOLDER_URL, origin);
    writeFileSync(place, filled);
  }
}

function originOf(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.protocol === 'https:' ? url.origin : null;
}
