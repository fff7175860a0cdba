import { graceSeconds } from '#platform/config/operation-settings.ts';
import { spawnProgram, untilReady, type Ready, type SpawnedProgram } from '../../start/spawn-program.ts';
import type { RunningProgram } from '../../start/start-program.ts';
import type { HostOrder } from './host-program.ts';

interface Host extends SpawnedProgram {
  file: string;
  /** The number of programs that the process has run. */
  started: number;
}

/** Some memory of a process is never freed: 4 MB for each program, of the 300 MB that a server may use. */
const MOST_PROGRAMS = 15;

/** Hosts whose program was stopped, by the file that they run. */
const idle = new Map<string, Host[]>();

/**
 * Starts a program in a host that has run one before, or in a new host. Each host is a separate process, which can be
 * killed and frozen like any other. After a stop, the host takes the next program; after a kill, the host is gone.
 * Throws as `startProgram` does.
 */
export async function startHosted(
  name: string,
  file: string,
  env: NodeJS.ProcessEnv,
  args: readonly string[] = [],
): Promise<RunningProgram> {
  const host = takeIdle(file) ?? { ...spawnProgram(name, file, env, []), file, started: 0 };
  const { routes = [], address = null } = await begin(host, { env, args });
  const ended = Promise.race([untilStopped(host), host.ended]);
  let isOver = false;
  void ended.then(() => (isOver = true));
  const end = async () => {
    order(host, { kind: 'stop' });
    const force = setTimeout(() => host.child.kill('SIGKILL'), graceSeconds(env) * 1000);
    await ended;
    clearTimeout(force);
    giveBack(host);
  };
  let ending: Promise<void> | null = null;
  return {
    name,
    pid: host.child.pid ?? null,
    routes,
    address,
    ended,
    stop: () => (ending ??= isOver ? Promise.resolve() : end()),
    kill() {
      // By now the host may run another program.
      if (!isOver) host.child.kill('SIGKILL');
      return ended;
    },
  };
}

/** Ends the idle hosts of a process that starts no more programs. */
export function endIdleHosts(): void {
  for (const host of [...idle.values()].flat()) host.child.disconnect();
  idle.clear();
}

async function begin(host: Host, asked: { env: NodeJS.ProcessEnv; args: readonly string[] }): Promise<Ready> {
  host.started += 1;
  keepAlive(host, true);
  const ready = untilReady(host);
  order(host, { kind: 'begin', ...asked });
  const report = await ready;
  if (typeof report !== 'string') return report;
  host.child.kill('SIGKILL');
  throw new Error(report);
}

function giveBack(host: Host): void {
  if (host.hasEnded()) return;
  if (host.started === MOST_PROGRAMS) return host.child.disconnect();
  keepAlive(host, false);
  idle.set(host.file, [...(idle.get(host.file) ?? []), host]);
}

function takeIdle(file: string): Host | null {
  const hosts = idle.get(file) ?? [];
  for (let host = hosts.pop(); host; host = hosts.pop()) if (!host.hasEnded()) return host;
  return null;
}

function order({ child }: SpawnedProgram, report: HostOrder): void {
  child.send(report, () => undefined);
}

function untilStopped({ name, child }: SpawnedProgram): Promise<string> {
  return new Promise((resolve) => {
    const onMessage = (message: unknown) => {
      if ((message as { kind?: unknown }).kind !== 'stopped') return;
      child.off('message', onMessage);
      resolve(`The ${name} ended (exit code 0).`);
    };
    child.on('message', onMessage);
  });
}

/** An idle host must not keep this process alive. */
function keepAlive({ child }: SpawnedProgram, isAlive: boolean): void {
  for (const one of [child, child.channel]) {
    if (isAlive) one?.ref();
    else one?.unref();
  }
}
