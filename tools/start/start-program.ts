import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { graceSeconds } from '#platform/config/operation-settings.ts';

interface ProgramRoute {
  method: string;
  path: string;
}

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
  /** Ends it at once, in the middle of whatever it does, as a crash would. */
  kill: () => Promise<string>;
}

/**
 * Garbage is collected before a process holds 300 MB of the machine; without a limit it may lie until there are 400.
 * Young garbage by one thread: several wait for each other where the other core sends or stores (measured: 8 µs a message).
 */
const SERVER_FLAGS = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../run/server-flags.json'), 'utf8'),
) as string[];
/** The sources, and what is made of them as one file. */
const SERVER = /apps\/server\/main\.m?[jt]s$/;
const READY_SECONDS = 60;

/**
 * Starts a program with this same Node and waits for its `{ kind: 'ready' }`. It ends by itself when the channel
 * to this process closes. Throws when it ends first or stays silent for a minute.
 */
export async function startProgram(
  name: string,
  file: string,
  env: NodeJS.ProcessEnv,
  args: readonly string[] = [],
): Promise<RunningProgram> {
  // Of its own process group: Ctrl-C in a terminal must reach the launcher alone, which stops in order.
  const child = spawn(process.execPath, [...(SERVER.test(file) ? SERVER_FLAGS : []), file, ...args], {
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  let hasEnded = false;
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`The ${name} could not be started: ${error.message}`));
    child.once('exit', (code, signal) => resolve(`The ${name} ended (${signal ?? `exit code ${code}`}).`));
  });
  void ended.then(() => (hasEnded = true));
  const stop = async () => {
    if (hasEnded) return;
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), graceSeconds(env) * 1000);
    await ended;
    clearTimeout(force);
  };
  let told: Ready = { kind: 'ready' };
  const ready = new Promise<null>((resolve) => {
    child.on('message', (message) => {
      if (!isReady(message)) return;
      told = message;
      resolve(null);
    });
  });
  const complaint = await Promise.race([ready, ended, silence(name)]);
  const kill = () => {
    child.kill('SIGKILL');
    return ended;
  };
  if (complaint === null) {
    const { routes = [], address = null } = told;
    return { name, pid: child.pid ?? null, routes, address, ended, stop, kill };
  }
  await stop();
  throw new Error(complaint);
}

interface Ready {
  kind: 'ready';
  routes?: readonly ProgramRoute[];
  address?: string;
}

function isReady(message: unknown): message is Ready {
  return typeof message === 'object' && message !== null && 'kind' in message && message.kind === 'ready';
}

function silence(name: string): Promise<string> {
  return new Promise((resolve) => {
    const timer = setTimeout(
      () => resolve(`The ${name} was not ready after ${READY_SECONDS} s.`),
      READY_SECONDS * 1000,
    );
    timer.unref();
  });
}
