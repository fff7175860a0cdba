import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface ProgramRoute {
  method: string;
  path: string;
  /** The query fields that it takes. */
  query: readonly string[];
}

/** What a program says of itself once it listens. */
export interface Ready {
  kind: 'ready';
  routes?: readonly ProgramRoute[];
  address?: string;
}

export interface SpawnedProgram {
  name: string;
  child: ChildProcess;
  /** Resolves with a description when it ends, however it ends. */
  ended: Promise<string>;
  hasEnded: () => boolean;
}

/**
 * Garbage is collected before a process holds 300 MB of the machine; without a limit it may lie until there are 400.
 * Young garbage by one thread: several wait for each other where the other core sends or stores (measured: 8 µs a message).
 */
const SERVER_FLAGS = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../run/server-flags.json'), 'utf8'),
) as string[];
/** The sources, and what is made of them as one file. */
const SERVER = /apps\/server\/main\.m?[jt]s$|server-host\.m?[jt]s$/;
const READY_SECONDS = 60;

/** Where a program writes: to the output of this process, or to an open file. */
export type ProgramOutput = 'inherit' | number;

/** Runs a file with this same Node. It ends by itself when the channel to this process closes. */
export function spawnProgram(
  name: string,
  file: string,
  env: NodeJS.ProcessEnv,
  args: readonly string[],
  output: ProgramOutput = 'inherit',
): SpawnedProgram {
  // Of its own process group: Ctrl-C in a terminal must reach the launcher alone, which stops in order.
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

/** Waits for its `{ kind: 'ready' }`; a sentence when it ends first or stays silent for a minute. */
export async function untilReady({ name, child, ended }: SpawnedProgram): Promise<Ready | string> {
  const listening = new AbortController();
  const ready = new Promise<Ready>((resolve) => {
    const hear = (message: unknown) => {
      if (isReady(message)) resolve(message);
    };
    child.on('message', hear);
    listening.signal.addEventListener('abort', () => child.off('message', hear));
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
