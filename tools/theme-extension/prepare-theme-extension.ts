import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const EXTENSION_SOURCE = path.resolve('apps/theme-extension');
/** The URL in the sources that stands for a server's own URL. */
export const PLACEHOLDER_URL = 'https://bellbird.example.com';
const FILLED_IN = [
  'shopify.app.toml',
  'extensions/bellbird/blocks/bellbird.liquid',
  'extensions/bellbird-checkout/src/server-url.ts',
];

interface Installation {
  /** The client id of the installer's own Shopify app. */
  clientId: string;
  /** The server's URL for shoppers. It needs https, because stores use https. */
  publicUrl: string;
  target: string;
}

/** Writes a copy of the theme extension for one installation. Throws with the missing settings. */
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
