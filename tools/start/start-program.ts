import { graceSeconds } from '#platform/config/operation-settings.ts';
import { spawnProgram, untilReady, type ProgramOutput, type ProgramRoute } from './spawn-program.ts';

/** A program of ours that listens. `ended` resolves with a description when it ends, however it ends. */
export interface RunningProgram {
  name: string;
  /** Of its process; null when it could not be started. */
  pid: number | null;
  /** Where it says that it answers; null for a program that does not say it. */
  address: string | null;
  /** What it says that it answers to; empty for a program that says nothing of it. */
  routes: readonly ProgramRoute[];
  ended: Promise<string>;
  /** Asks it to finish what it has in hand, and ends it by force when it takes longer than its settings say. */
  stop: () => Promise<void>;
  /** Ends it immediately, in the middle of whatever it does, as a crash would. */
  kill: () => Promise<string>;
}

/**
 * Starts a program with this same Node and waits for its `{ kind: 'ready' }`. Throws when it ends first or stays silent
 * for a minute.
 */
export async function startProgram(
  name: string,
  file: string,
  env: NodeJS.ProcessEnv,
  args: readonly string[] = [],
  output?: ProgramOutput,
): Promise<RunningProgram> {
  const spawned = spawnProgram(name, file, env, args, output);
  const { child, ended, hasEnded } = spawned;
  const stop = async () => {
    if (hasEnded()) return;
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), graceSeconds(env) * 1000);
    await ended;
    clearTimeout(force);
  };
  const kill = () => {
    child.kill('SIGKILL');
    return ended;
  };
  const report = await untilReady(spawned);
  if (typeof report === 'string') {
    await stop();
    throw new Error(report);
  }
  const { routes = [], address = null } = report;
  return { name, pid: child.pid ?? null, routes, address, ended, stop, kill };
}
