import { sandboxEnvironment } from '#platform/config/sandbox-environment.ts';
import type { LauncherSettings } from '#platform/config/settings.ts';
import { requireDatabaseOf } from '#platform/database/installation-kind.ts';
import { migrate } from '#platform/database/migrate.ts';
import { requireDataDir } from '#platform/storage/require-data-dir.ts';
import { buildStalePages } from '../build/build-stale-pages.ts';
import { seedDemoWithPast } from '../seed/past/seed-past.ts';
import { giveBackLeases } from './give-back-leases.ts';
import { requireFreePorts } from './require-free-ports.ts';
import { startDatabase } from './start-database.ts';
import { type RunningProgram, startProgram } from './start-program.ts';
import type { StopList } from './stop-list.ts';

export interface Launch {
  settings: LauncherSettings;
  withSandbox: boolean;
  stops: StopList;
  /** Runs a step and tells how long it took, when that is asked for. */
  timed: <T>(step: string, run: () => Promise<T>) => Promise<T>;
}

export const SERVER_PROGRAM = 'apps/server/main.ts';
export const SANDBOX_PROGRAM = 'apps/sandbox/main.ts';

/** What runs, of the database too: `ended` resolves with a description when it ends by itself. */
type Running = Pick<RunningProgram, 'ended'>;

/**
 * Starts everything, each thing as soon as what it needs is there, and adds to `stops` what has to be stopped. Resolves with
 * what runs. Beside the sandbox pages are built meanwhile: nobody was told yet where they are.
 */
export async function launch(launched: Launch): Promise<Running[]> {
  if (launched.withSandbox) {
    await requirePlace(launched);
    const [, running] = await Promise.all([builtPages(launched), startDemo(launched)]);
    return running;
  }
  const { env, database } = await prepareLaunch(launched);
  return [await launched.timed('server', () => startOne(launched, 'server', env)), database];
}

async function startDemo(launched: Launch): Promise<Running[]> {
  const { settings, timed } = launched;
  const { env, database } = await openDatabase(launched);
  const server = timed('server', () => startOne(launched, 'server', env));
  const sandbox = timed('sandbox', () => startOne(launched, 'sandbox', env));
  // Its store's year is made while the server starts.
  const shop = sandbox.then(() =>
    timed('demo shop', () => seedOrSay(settings, { databaseUrl: env.DATABASE_URL, server })),
  );
  const [, ...programs] = await Promise.all([shop, server, sandbox]);
  return [...programs, database];
}

const PROGRAMS = { server: SERVER_PROGRAM, sandbox: SANDBOX_PROGRAM };

async function startOne({ stops }: Launch, name: keyof typeof PROGRAMS, env: NodeJS.ProcessEnv) {
  const program = await startProgram(name, PROGRAMS[name], env);
  stops.add(program.stop);
  return program;
}

interface Prepared {
  env: NodeJS.ProcessEnv & { DATABASE_URL: string };
  database: Running;
}

/** Everything that the programs find when they start: free ports, built pages, a migrated database. */
export async function prepareLaunch(launched: Launch): Promise<Prepared> {
  await requirePlace(launched);
  await builtPages(launched);
  return openDatabase(launched);
}

async function requirePlace({ settings, withSandbox }: Launch): Promise<void> {
  const ports = [{ setting: 'BELLBIRD_PORT', port: settings.port }];
  if (withSandbox)
    ports.push(
      { setting: 'BELLBIRD_SANDBOX_PORT', port: settings.sandboxPort },
      { setting: 'BELLBIRD_SANDBOX_MAIL_PORT', port: settings.sandboxMailPort },
    );
  requireDataDir(settings.dataDir);
  await requireFreePorts(ports);
}

/** Who tries it out sits before the machine that serves it. */
function builtPages({ withSandbox, timed }: Launch): Promise<string[]> {
  const compression = withSandbox ? 'quick' : 'smallest';
  return timed('pages', () => buildStalePages({ compression, onStart: tellBuilding }));
}

async function openDatabase({ settings, withSandbox, stops, timed }: Launch): Promise<Prepared> {
  const database = await timed('database', () => startDatabase(settings));
  stops.add(database.stop);
  await requireDatabaseOf(database.url, withSandbox ? 'sandbox' : 'real');
  const { applied } = await timed('migrations', () => migrate(database.url));
  if (applied.length > 0) console.log(`Applied ${applied.join(', ')}.`);
  if (settings.databaseUrl === null) await giveBackLeases(database.url);
  return { env: programEnvironment(settings, database.url, withSandbox), database };
}

export function tellBuilding(names: string[]): void {
  console.log(`Building ${names.join(', ')} ...`);
}

/** Everything runs without the demo shop too, so its failure is told and no more. `server` resolves when it answers. */
export async function seedOrSay(
  { port, sandboxPort }: LauncherSettings,
  { databaseUrl, server }: { databaseUrl: string; server: Promise<unknown> },
): Promise<void> {
  const appUrl = `http://localhost:${port}`;
  const sandboxUrl = `http://localhost:${sandboxPort}`;
  // A start whose server fails ends for that: there is no shop to speak of.
  const appAnswers = server.catch(() => new Promise(() => undefined));
  try {
    await seedDemoWithPast({ appUrl, sandboxUrl, databaseUrl }, { appAnswers });
  } catch (error) {
    console.error(`The demo shop could not be set up: ${(error as Error).message}`);
  }
}

function programEnvironment(
  settings: LauncherSettings,
  databaseUrl: string,
  withSandbox: boolean,
): Prepared['env'] {
  return {
    ...process.env,
    ...(withSandbox && sandboxEnvironment(settings)),
    DATABASE_URL: databaseUrl,
    BELLBIRD_PORT: String(settings.port),
    BELLBIRD_SANDBOX_PORT: String(settings.sandboxPort),
    BELLBIRD_SANDBOX_MAIL_PORT: String(settings.sandboxMailPort),
    BELLBIRD_DATA_DIR: settings.dataDir,
    BELLBIRD_LOG_LEVEL: settings.logLevel,
    BELLBIRD_PUBLIC_URL: settings.publicUrl,
    BELLBIRD_HOST: settings.host,
  };
}
