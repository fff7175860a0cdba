import type { LauncherSettings } from '#platform/config/settings.ts';
import { Browser } from '../seed/browser.ts';
import { openDemoShop } from '../seed/past/seed-past.ts';
import { DEMO_SHOP } from '../seed/seed-demo-shop.ts';
import type { StartScreen } from './start-screen.ts';
import type { StopList } from './stop-list.ts';

interface Demo {
  settings: Pick<LauncherSettings, 'port' | 'sandboxPort'>;
  databaseUrl: string;
  screen: StartScreen;
  stops: StopList;
}

/**
 * Installs the demo shop. Resolves with a function that adds its history, which may take long. A failure is only
 * printed, because everything else works without the demo shop. An interruption is not a failure.
 */
export async function addDemo({ settings, databaseUrl, screen, stops }: Demo): Promise<() => Promise<void>> {
  const sandboxUrl = `http://localhost:${settings.sandboxPort}`;
  const places = { appUrl: `http://localhost:${settings.port}`, sandboxUrl, databaseUrl };
  const failed = async (reason: unknown) => {
    if (stops.isStopping) return;
    screen.print(`The demo shop could not be set up: ${(reason as Error).message}`);
    await new Browser()
      .post(`${sandboxUrl}/control/shops/${DEMO_SHOP}/history/postponed`)
      .catch(() => undefined);
  };
  try {
    const { past, addHistory } = await screen.step(
      'demo shop',
      () => openDemoShop(places),
      ({ past: added }) => (added === null ? null : 'Installed the demo shop'),
    );
    if (past === null) return () => Promise.resolve();
    return () => showHistory(screen, addHistory).catch(failed);
  } catch (error) {
    await failed(error);
    return () => Promise.resolve();
  }
}

async function showHistory(
  screen: StartScreen,
  addHistory: (onProgress: (share: number) => void) => Promise<void>,
): Promise<void> {
  const label = "Adding the demo shop's year";
  try {
    let shown = 0;
    await addHistory((share) => {
      // The store may later report more to read, but the progress bar never goes back.
      shown = Math.max(shown, share);
      screen.progress({ label, share: shown });
    });
  } finally {
    screen.progress(null);
  }
  screen.print(`The demo shop's year is complete (${screen.seconds}).`);
}
