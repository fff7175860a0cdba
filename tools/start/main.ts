import { type LauncherSettings, readLauncherSettings, readSettings } from '#platform/config/settings.ts';
import { launch } from './launch.ts';
import { noticeEnd } from './notice-end.ts';
import { printAddresses } from './print-addresses.ts';
import { StopList } from './stop-list.ts';

const withSandbox = !process.argv.includes('--without-sandbox');
const stops = new StopList();
const startedAt = performance.now();

noticeEnd(() => void end(0));
try {
  const settings = readForLaunch();
  const isTimed = ['debug', 'trace'].includes(settings.logLevel);
  const programs = await launch({ settings, withSandbox, stops, timed: isTimed ? tellTime : runOnly });
  printAddresses(settings, withSandbox, performance.now() - startedAt);
  const complaint = await Promise.race(programs.map(({ ended }) => ended));
  if (!stops.isStopping) {
    console.error(`${complaint} Stopping everything.`);
    await end(1);
  }
} catch (error) {
  // A stop in the middle of a start makes its steps fail; there is nothing to tell then.
  if (!stops.isStopping) console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  await end(1);
}

/** Without the sandbox the server's keys are needed: the faults of all settings are told together, before a start. */
function readForLaunch(): LauncherSettings {
  const databaseUrl = process.env['DATABASE_URL'] || 'postgres://embedded';
  if (!withSandbox) readSettings({ ...process.env, DATABASE_URL: databaseUrl });
  return readLauncherSettings(process.env);
}

async function end(code: number): Promise<void> {
  await stops.stopAll();
  process.exit(code);
}

async function tellTime<T>(step: string, run: () => Promise<T>): Promise<T> {
  const from = performance.now();
  const result = await run();
  console.log(`${step.padEnd(12)} ${Math.round(performance.now() - from)} ms`);
  return result;
}

function runOnly<T>(_step: string, run: () => Promise<T>): Promise<T> {
  return run();
}
