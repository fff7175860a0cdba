import { readFlags } from '#platform/config/read-flags.ts';
import {
  type LauncherSettings,
  readLauncherSettings,
  readSandboxLaunch,
  readSettings,
} from '#platform/config/settings.ts';
import { launch } from './launch.ts';
import { noticeEnd } from './notice-end.ts';
import { printAddresses } from './print-addresses.ts';
import { StopList } from './stop-list.ts';

const FLAGS = { 'without-sandbox': { type: 'boolean' } } as const;
const stops = new StopList();
const startedAt = performance.now();

noticeEnd(() => void end(0));
try {
  const { 'without-sandbox': withoutSandbox } = readFlags(process.argv.slice(2), FLAGS);
  const withSandbox = withoutSandbox !== true;
  const settings = readForLaunch(withSandbox);
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
function readForLaunch(withSandbox: boolean): LauncherSettings {
  if (withSandbox) return readSandboxLaunch(process.env);
  const databaseUrl = process.env['DATABASE_URL'] || 'postgres://embedded';
  readSettings({ ...process.env, DATABASE_URL: databaseUrl });
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
