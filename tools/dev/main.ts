import { readSandboxLaunch } from '#platform/config/settings.ts';
import { prepareLaunch, SANDBOX_PROGRAM, seedOrSay, SERVER_PROGRAM } from '../start/launch.ts';
import { noticeEnd } from '../start/notice-end.ts';
import { printAddresses } from '../start/print-addresses.ts';
import { StopList } from '../start/stop-list.ts';
import { keepPagesFresh } from './keep-pages-fresh.ts';
import { keepProgramFresh } from './keep-program-fresh.ts';
import { startPageServer } from './start-page-server.ts';

const stops = new StopList();
const startedAt = performance.now();

noticeEnd(() => void stops.stopAll().then(() => process.exit(0)));
try {
  const settings = readSandboxLaunch(process.env);
  const { env } = await prepareLaunch({ settings, withSandbox: true, stops, timed: (_step, run) => run() });
  const product = ['features', 'platform', 'partners'];
  const server = await keepProgramFresh('server', SERVER_PROGRAM, env, [...product, 'apps/server']);
  stops.add(server.stop);
  const sandbox = await keepProgramFresh('sandbox', SANDBOX_PROGRAM, env, ['partners', 'apps/sandbox']);
  stops.add(sandbox.stop);
  stops.add(keepPagesFresh());
  const pages = await startPageServer(env);
  stops.add(pages.stop);
  await seedOrSay(settings, { databaseUrl: env.DATABASE_URL, server: Promise.resolve() });
  printAddresses(settings, true, performance.now() - startedAt);
  console.log(`  Pages that change as you type   ${pages.address}\n`);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  await stops.stopAll();
  process.exit(1);
}
