import path from 'node:path';
import type { LauncherSettings } from '#platform/config/settings.ts';
import type { LogPlace } from './open-log-place.ts';
import type { StartScreen } from './start-screen.ts';

interface Shown {
  withSandbox: boolean;
  logs: LogPlace;
}

/** Prints the URLs once everything listens. */
export function printAddresses(
  screen: StartScreen,
  settings: Pick<LauncherSettings, 'publicUrl' | 'sandboxPort'>,
  { withSandbox, logs }: Shown,
): void {
  const sandboxUrl = `http://localhost:${settings.sandboxPort}`;
  const addresses: Record<string, string> = {
    App: settings.publicUrl,
    ...(withSandbox && {
      'Demo storefront': `${sandboxUrl}/store/demo.myshopify.com`,
      "Shopper's phone": `${sandboxUrl}/phone`,
      'Control panel': `${sandboxUrl}/control-panel`,
    }),
    ...(logs.kind === 'file' && { Log: path.relative('.', logs.file) }),
  };
  const lines = Object.entries(addresses).map(([name, address]) => `  ${name.padEnd(16)} ${address}`);
  const login = withSandbox ? '  Log in to the app with demo.myshopify.com.\n' : '';
  screen.print(`\nBellbird is ready (${screen.seconds}). Ctrl-C stops it.\n\n${lines.join('\n')}\n${login}`);
}
