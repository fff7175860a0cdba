import { graceSeconds } from '#platform/config/operation-settings.ts';
import { spawnProgram, untilReady, type SpawnedProgram } from '../../start/spawn-program.ts';
import type { RunningProgram } from '../../start/start-program.ts';
import type { HostOrder } from './host-program.ts';

/** Hosts whose program was stopped, by the file that they run. */
const idle = new Map<string, SpawnedProgram[]>();

/**
 * Starts a program in a host that has run one before, or in a new one: a process of its own in either case, which can be
 * killed and frozen like any other. Stopped, its host takes the next; killed, it is gone. Throws as `startProgram` does.
 */
export async function startHosted(
  name: string,
  file: string,
  env: NodeJS.ProcessEnv,
  args: readonly string[] = [],
): Promise<RunningProgram> {
  const host = takeIdle(file) ?? spawnProgram(name, file, env, []);
  const { child } = host;
  keepAlive(host, true);
  const ready = untilReady(host);
  order(host, { kind: 'begin', env, args });
  const told = await ready;
  if (typeof told === 'string') {
    child.kill('SIGKILL');
    throw new Error(told);
  }
  const stopped = untilStopped(host);
  const ended = Promise.race([stopped, host.ended]);
  let isOver = false;
  void ended.then(() => (isOver = true));
  const stop = async () => {
    if (isOver) return;
    order(host, { kind: 'stop' });
    const force = setTimeout(() => child.kill('SIGKILL'), graceSeconds(env) * 1000);
    await ended;
    clearTimeout(force);
    if (host.hasEnded()) return;
    keepAlive(host, false);
    idle.set(file, [...(idle.get(file) ?? []), host]);
  };
  const kill = () => {
    child.kill('SIGKILL');
    return host.ended;
  };
  const { routes = [], address = null } = told;
  return { name, pid: child.pid ?? null, routes, address, ended, stop, kill };
}

function takeIdle(file: string): SpawnedProgram | null {
  const hosts = idle.get(file) ?? [];
  for (let host = hosts.pop(); host; host = hosts.pop()) if (!host.hasEnded()) return host;
  return null;
}

function order({ child }: SpawnedProgram, told: HostOrder): void {
  child.send(told, () => undefined);
}

function untilStopped({ name, child }: SpawnedProgram): Promise<string> {
  return new Promise((resolve) => {
    const hear = (message: unknown) => {
      if ((message as { kind?: unknown }).kind !== 'stopped') return;
      child.off('message', hear);
      resolve(`The ${name} ended (exit code 0).`);
    };
    child.on('message', hear);
  });
}

/** A host without a program holds up nobody's end. */
function keepAlive({ child }: SpawnedProgram, isAlive: boolean): void {
  for (const one of [child, child.channel]) {
    if (isAlive) one?.ref();
    else one?.unref();
  }
}
