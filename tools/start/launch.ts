import { sandboxEnvironment } from '#platform/config/sandbox-environment.ts';
import type { LauncherSettings } from '#platform/config/settings.ts';
import { requireDatabaseOf } from '#platform/database/installation-kind.ts';
import { migrate } from '#platform/database/migrate.ts';
import { requireDataDir } from '#platform/storage/require-data-dir.ts';
import { buildStalePages } from '../build/build-stale-pages.ts';
import { seedDemoWithPast } from '../seed/past/seed-past.ts';
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

/** Starts everything in order, and adds to `stops` what has to be stopped. Resolves with what runs. */
export async function launch(launched: Launch): Promise<Running[]> {
  const { settings, withSandbox, stops, timed } = launched;
  const { env, database } = await prepareLaunch(launched);
  const files = { ...(withSandbox && { sandbox: SANDBOX_PROGRAM }), server: SERVER_PROGRAM };
  const programs = await timed('programs', () =>
    Promise.all(
      Object.entries(files).map(async ([name, file]) => {
        const program = await startProgram(name, file, env);
        stops.add(program.stop);
        return program;
      }),
    ),
  );
  if (withSandbox) await timed('demo shop', () => seedOrSay(settings, env['DATABASE_URL'] ?? ''));
  return [...programs, database];
}

/** Everything that the programs find when they start: free ports, built pages, a migrated database. */
export async function prepareLaunch({
  settings,
  withSandbox,
  stops,
  timed,
}: Launch): Promise<{ env: NodeJS.ProcessEnv; database: Running }> {
  const ports = [{ setting: 'BELLBIRD_PORT', port: settings.port }];
  if (withSandbox)
    ports.push(
      { setting: 'BELLBIRD_SANDBOX_PORT', port: settings.sandboxPort },
      { setting: 'BELLBIRD_SANDBOX_MAIL_PORT', port: settings.sandboxMailPort },
    );
  requireDataDir(settings.dataDir);
  await requireFreePorts(ports);
  await timed('pages', () => buildStalePages({ onStart: tellBuilding }));
  const database = await timed('database', () => startDatabase(settings));
  stops.add(database.stop);
  await requireDatabaseOf(database.url, withSandbox ? 'sandbox' : 'real');
  const { applied } = await timed('migrations', () => migrate(database.url));
  if (applied.length > 0) console.log(`Applied ${applied.join(', ')}.`);
  return { env: programEnvironment(settings, database.url, withSandbox), database };
}

export function tellBuilding(names: string[]): void {
  console.log(`Building ${names.join(', ')} ...`);
}

/** Everything runs without the demo shop too, so its failure is told and no more. */
export async function seedOrSay({ port, sandboxPort }: LauncherSettings, databaseUrl: string): Promise<void> {
  try {
    await seedDemoWithPast({
      appUrl: `http://localhost:${port}`,
      sandboxUrl: `http://localhost:${sandboxPort}`,
      databaseUrl,
    });
  } catch (error) {
    console.error(`The demo shop could not be set up: ${(error as Error).message}`);
  }
}

function programEnvironment(
  settings: LauncherSettings,
  databaseUrl: string,
  withSandbox: boolean,
): NodeJS.ProcessEnv {
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
