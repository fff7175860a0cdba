import { sandboxEnvironment } from '#platform/config/sandbox-environment.ts';
import type { LauncherSettings } from '#platform/config/settings.ts';
import { requireDatabaseOf } from '#platform/database/installation-kind.ts';
import { migrate } from '#platform/database/schema/migrate.ts';
import { requireDataDir } from '#platform/storage/require-data-dir.ts';
import { buildStalePages } from '../build/build-stale-pages.ts';
import { webBuilds } from '../build/web-builds.ts';
import { describeApplied } from './describe-applied.ts';
import { giveBackLeases } from './give-back-leases.ts';
import type { LogPlace } from './open-log-place.ts';
import { requireFreePorts } from './require-free-ports.ts';
import { startDatabase } from './start-database.ts';
import { type RunningProgram, startProgram } from './start-program.ts';
import type { StartScreen } from './start-screen.ts';
import type { StopList } from './stop-list.ts';

export interface Launch {
  settings: LauncherSettings;
  withSandbox: boolean;
  stops: StopList;
  screen: StartScreen;
  logs: LogPlace;
}

export const SERVER_PROGRAM = 'apps/server/main.ts';
export const SANDBOX_PROGRAM = 'apps/sandbox/main.ts';

/** A running program or database. `ended` resolves with a description if it ends unexpectedly. */
type Running = Pick<RunningProgram, 'ended'>;

interface Launched {
  running: Running[];
  databaseUrl: string;
}

/**
 * Starts all parts, each as soon as the parts that it needs are ready, and adds to `stops` what must be stopped.
 * Resolves with the running parts. With the sandbox, pages are built meanwhile, because nobody has their URL yet.
 */
export async function launch(launched: Launch): Promise<Launched> {
  if (launched.withSandbox) {
    await requirePlace(launched);
    const [, demo] = await Promise.all([builtPages(launched), startDemo(launched)]);
    return demo;
  }
  const { env, database } = await prepareLaunch(launched);
  return { running: [await startOne(launched, 'server', env), database], databaseUrl: env.DATABASE_URL };
}

async function startDemo(launched: Launch): Promise<Launched> {
  const { env, database } = await openDatabase(launched);
  const programs = await Promise.all([
    startOne(launched, 'server', env),
    startOne(launched, 'sandbox', { ...env, BELLBIRD_SANDBOX_HISTORY: 'true' }),
  ]);
  return { running: [...programs, database], databaseUrl: env.DATABASE_URL };
}

const PROGRAMS = {
  server: { file: SERVER_PROGRAM, done: 'Started the app' },
  sandbox: { file: SANDBOX_PROGRAM, done: 'Started the sandbox' },
};

function startOne({ stops, screen, logs }: Launch, name: keyof typeof PROGRAMS, env: NodeJS.ProcessEnv) {
  const { file, done } = PROGRAMS[name];
  const output = logs.kind === 'file' ? logs.descriptor : 'inherit';
  const start = async () => {
    const program = await startProgram(name, file, env, [], output);
    stops.add(program.stop);
    return program;
  };
  return screen.step(name, start, done);
}

interface Prepared {
  env: NodeJS.ProcessEnv & { DATABASE_URL: string };
  database: Running;
}

/** Prepares what the programs need: free ports, built pages, a migrated database. */
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

/**
 * Builds the pages. With the sandbox, the user is on this machine, so quick compression is enough, and the languages
 * other than English follow later.
 */
function builtPages({ withSandbox, screen }: Launch): Promise<string[]> {
  const build = withSandbox
    ? () => buildStalePages({ compression: 'quick', builds: webBuilds(['en']) })
    : () => buildStalePages();
  return screen.step('pages', build, (built) => (built.length === 0 ? null : 'Built the pages'));
}

/** Builds the pages in the other languages. Until then, the server sends its pages in English. */
export async function buildOtherLanguages(): Promise<void> {
  await buildStalePages({ compression: 'quick' });
}

async function openDatabase({ settings, withSandbox, stops, screen }: Launch): Promise<Prepared> {
  const database = await screen.step('database', () => startDatabase(settings), 'Started the database');
  stops.add(database.stop);
  await requireDatabaseOf(database.url, withSandbox ? 'sandbox' : 'real');
  await screen.step('migrations', () => migrate(database.url), describeApplied);
  if (settings.databaseUrl === null) await giveBackLeases(database.url);
  return { env: programEnvironment(settings, database.url, withSandbox), database };
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
    ...(settings.logFormat && { BELLBIRD_LOG_FORMAT: settings.logFormat }),
    BELLBIRD_PUBLIC_URL: settings.publicUrl,
    BELLBIRD_HOST: settings.host,
  };
}
