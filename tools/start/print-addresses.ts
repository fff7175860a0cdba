import type { LauncherSettings } from '#platform/config/settings.ts';

/** Says where to look, once everything listens. */
export function printAddresses(settings: LauncherSettings, withSandbox: boolean, milliseconds: number): void {
  const sandboxUrl = `http://localhost:${settings.sandboxPort}`;
  const addresses: Record<string, string> = {
    App: settings.publicUrl,
    ...(withSandbox && {
      'Demo storefront': `${sandboxUrl}/store/demo.myshopify.com`,
      "Shopper's phone": `${sandboxUrl}/phone`,
      'Control panel': `${sandboxUrl}/control-panel`,
    }),
  };
  const lines = Object.entries(addresses).map(([name, address]) => `  ${name.padEnd(16)} ${address}`);
  const seconds = (milliseconds / 1000).toFixed(1);
  console.log(`\nBellbird is ready (${seconds} s). Ctrl-C stops it.\n\n${lines.join('\n')}\n`);
}
