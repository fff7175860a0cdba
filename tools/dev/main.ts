import { readSandboxLaunch } from '#platform/config/settings.ts';
import { addDemo } from '../start/add-demo.ts';
import { prepareLaunch, SANDBOX_PROGRAM, SERVER_PROGRAM } from '../start/launch.ts';
import { noticeEnd } from '../start/notice-end.ts';
import { printAddresses } from '../start/print-addresses.ts';
import { StartScreen } from '../start/start-screen.ts';
import { StopList } from '../start/stop-list.ts';
import { rebuildPages } from './rebuild-pages.ts';
import { restartOnChange } from './restart-on-change.ts';
import { startPageServer } from './start-page-server.ts';

const stops = new StopList();
const screen = new StartScreen(process.stdout, Date.now());
const logs = { kind: 'output' } as const;

noticeEnd(() => void stops.stopAll().then(() => process.exit(0)));
try {
  const settings = readSandboxLaunch(process.env);
  const { env } = await prepareLaunch({ settings, withSandbox: true, stops, screen, logs });
  const product = ['features', 'platform', 'partners'];
  const server = await restartOnChange('server', SERVER_PROGRAM, env, [...product, 'apps/server']);
  stops.add(server.stop);
  const withHistory = { ...env, BELLBIRD_SANDBOX_HISTORY: 'true' };
  const sandbox = await restartOnChange('sandbox', SANDBOX_PROGRAM, withHistory, [
    'partners',
    'apps/sandbox',
  ]);
  stops.add(sandbox.stop);
  stops.add(rebuildPages());
  const pages = await startPageServer(env);
  stops.add(pages.stop);
  const addHistory = await addDemo({ settings, databaseUrl: env.DATABASE_URL, screen, stops });
  printAddresses(screen, settings, { withSandbox: true, logs });
  screen.print(`  Pages that change as you type   ${pages.address}\n`);
  await addHistory();
} catch (error) {
  screen.close();
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  await stops.stopAll();
  process.exit(1);
}
