import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface ProgramRoute {
  method: string;
  path: string;
  /** The query fields that the route accepts. */
  query: readonly string[];
}

/** What a program reports once it listens. */
export interface Ready {
  kind: 'ready';
  routes?: readonly ProgramRoute[];
  address?: string;
}

export interface SpawnedProgram {
  name: string;
  child: ChildProcess;
  /** Resolves with a description when the program ends for any reason. */
  ended: Promise<string>;
  hasEnded: () => boolean;
}

/**
 * The memory limits make a process collect garbage before it uses 300 MB; without a limit it may grow to 400. One
 * thread collects young garbage, because several would wait for each other while the other core sends or stores
 * (measured: 8 µs a message).
 */
const SERVER_FLAGS = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../run/server-flags.json'), 'utf8'),
) as string[];
/** Matches the server's source file and its bundled form. */
const SERVER = /apps\/server\/main\.m?[jt]s$|server-host\.m?[jt]s$/;
const READY_SECONDS = 60;

/** Where a program's output goes: this process's output, or an open file. */
export type ProgramOutput = 'inherit' | number;

/** Runs a file with this Node. The program ends when its IPC channel closes. */
export function spawnProgram(
  name: string,
  file: string,
  env: NodeJS.ProcessEnv,
  args: readonly string[],
  output: ProgramOutput = 'inherit',
): SpawnedProgram {
  // In its own process group: Ctrl-C must reach only the launcher, which stops everything in order.
  const child = spawn(process.execPath, [...(SERVER.test(file) ? SERVER_FLAGS : []), file, ...args], {
    env,
    stdio: ['ignore', output, output, 'ipc'],
    detached: true,
  });
  let hasEnded = false;
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`The ${name} could not be started: ${error.message}`));
    child.once('exit', (code, signal) => resolve(`The ${name} ended (${signal ?? `exit code ${code}`}).`));
  });
  void ended.then(() => (hasEnded = true));
  return { name, child, ended, hasEnded: () => hasEnded };
}

/**
 * Waits for the message `{ kind: 'ready' }`. Returns a sentence if the program ends first or sends nothing for a
 * minute.
 */
export async function untilReady({ name, child, ended }: SpawnedProgram): Promise<Ready | string> {
  const listening = new AbortController();
  const ready = new Promise<Ready>((resolve) => {
    const onMessage = (message: unknown) => {
      if (isReady(message)) resolve(message);
    };
    child.on('message', onMessage);
    listening.signal.addEventListener('abort', () => child.off('message', onMessage));
  });
  try {
    return await Promise.race([ready, ended, silence(name, listening.signal)]);
  } finally {
    listening.abort();
  }
}

function isReady(message: unknown): message is Ready {
  return typeof message === 'object' && message !== null && 'kind' in message && message.kind === 'ready';
}

function silence(name: string, over: AbortSignal): Promise<string> {
  return new Promise((resolve) => {
    const timer = setTimeout(
      () => resolve(`The ${name} was not ready after ${READY_SECONDS} s.`),
      READY_SECONDS * 1000,
    );
    over.addEventListener('abort', () => clearTimeout(timer));
  });
}
