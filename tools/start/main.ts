import { readFlags } from '#platform/config/read-flags.ts';
import {
  type LauncherSettings,
  readLauncherSettings,
  readSandboxLaunch,
  readSettings,
} from '#platform/config/settings.ts';
import { addDemo } from './add-demo.ts';
import { buildOtherLanguages, launch } from './launch.ts';
import { noticeEnd } from './notice-end.ts';
import { lastLines, openLogPlace, type LogPlace } from './open-log-place.ts';
import { printAddresses } from './print-addresses.ts';
import { StartScreen } from './start-screen.ts';
import { StopList } from './stop-list.ts';

const FLAGS = { 'without-sandbox': { type: 'boolean' } } as const;
const stops = new StopList();
const screen = new StartScreen(process.stdout, startedAt());
let logs: LogPlace = { kind: 'output' };

noticeEnd(() => void end(0));
try {
  const { 'without-sandbox': withoutSandbox } = readFlags(process.argv.slice(2), FLAGS);
  const withSandbox = withoutSandbox !== true;
  const settings = readForLaunch(withSandbox);
  logs = openLogPlace(settings.dataDir, { isTerminal: process.stdout.isTTY, format: settings.logFormat });
  const { running, databaseUrl } = await launch({ settings, withSandbox, stops, screen, logs });
  const addHistory = withSandbox ? await addDemo({ settings, databaseUrl, screen, stops }) : null;
  printAddresses(screen, settings, { withSandbox, logs });
  void addHistory?.();
  if (withSandbox) void buildOtherLanguages().catch((error: Error) => console.error(error.message));
  const complaint = await Promise.race(running.map(({ ended }) => ended));
  if (!stops.isStopping) {
    screen.close();
    console.error([`${complaint} Stopping everything.`, lastLines(logs)].join('\n').trim());
    await end(1);
  }
} catch (error) {
  screen.close();
  // A stop during a start makes its steps fail, which is not worth reporting.
  if (!stops.isStopping)
    console.error(
      [`\n${error instanceof Error ? error.message : String(error)}`, lastLines(logs)].join('\n').trimEnd(),
    );
  await end(1);
}

/**
 * Returns the time at which the command was given. This is before packages are installed, perhaps in another process.
 */
function startedAt(): number {
  return Number(process.env['COMMAND_GIVEN_AT_MS'] ?? Date.now());
}

/**
 * Reads the settings. Without the sandbox the server needs its keys, so the faults of all settings are reported
 * together before the start.
 */
function readForLaunch(withSandbox: boolean): LauncherSettings {
  if (withSandbox) return readSandboxLaunch(process.env);
  const databaseUrl = process.env['DATABASE_URL'] || 'postgres://embedded';
  readSettings({ ...process.env, DATABASE_URL: databaseUrl });
  return readLauncherSettings(process.env);
}

async function end(code: number): Promise<void> {
  screen.close();
  await stops.stopAll();
  process.exit(code);
}
