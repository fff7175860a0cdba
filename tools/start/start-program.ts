import { graceSeconds } from '#platform/config/operation-settings.ts';
import { spawnProgram, untilReady, type ProgramOutput, type ProgramRoute } from './spawn-program.ts';

/** A running program of ours. `ended` resolves with a description when it ends for any reason. */
export interface RunningProgram {
  name: string;
  /** The process id; null if the process could not be started. */
  pid: number | null;
  /** The URL that the program reports; null if it reports none. */
  address: string | null;
  /** The routes that the program reports; empty if it reports none. */
  routes: readonly ProgramRoute[];
  ended: Promise<string>;
  /** Asks the program to finish its work, and kills it if it takes longer than its settings allow. */
  stop: () => Promise<void>;
  /** Kills the program immediately, in the middle of its work, as a crash would. */
  kill: () => Promise<string>;
}

/**
 * Starts a program with this Node and waits for its message `{ kind: 'ready' }`. Throws if the program ends first or
 * sends nothing for a minute.
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
