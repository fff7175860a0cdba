import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresAccount } from './postgres-account.ts';
import { postgresParameters } from './postgres-parameters.ts';
import { isReady } from './take-over-cluster.ts';

export interface RunningPostgres {
  port: number;
  /** Fast shutdown: open transactions are rolled back. Resolves when the server has ended. */
  stop: () => Promise<void>;
  /** Resolves when it has ended, for whatever reason. */
  ended: Promise<void>;
}

export interface RunOptions {
  place: string;
  postgres: string;
  account: PostgresAccount;
  isThrowaway: boolean;
  /** In addition to the product's own. */
  parameters?: Record<string, string>;
}

const START_SECONDS = 60;

/**
 * The shell between us and the server stops it when its standard input closes, which also happens when this process is
 * killed. `$1` says whether to remove the folder `$2` afterwards; the rest is the command.
 */
const KEEPER = `
remove=$1 folder=$2; shift 2
exec 3<&0
"$@" 3<&- & server=$!
{ read -r _ <&3; kill -INT "$server"; } 2>/dev/null & watcher=$!
wait "$server"; code=$?
kill "$watcher" 2>/dev/null
[ "$remove" = remove ] && rm -rf "$folder"
exit "$code"
`;

/**
 * Starts the server of `{place}/cluster` on a port of 127.0.0.1, a free one by default, and waits until it accepts
 * connections.
 */
export async function runPostgres(options: RunOptions, wanted?: number): Promise<RunningPostgres> {
  const deadline = Date.now() + START_SECONDS * 1000;
  for (;;) {
    const port = wanted ?? (await freePort());
    const { child, ended } = spawnPostgres(options, port);
    if (await untilReady(options.place, ended)) return { port, ended, stop: () => stop(child, ended) };
    const log = readFileSync(logFile(options.place), 'utf8').trim();
    // Somebody took the port meanwhile, or the last server's children are still releasing its memory.
    const isPassing = /could not bind|shared memory block .* still in use/.test(log);
    if (!isPassing || Date.now() > deadline) throw new Error(`PostgreSQL did not start:\n${log}`);
    await sleep(200);
  }
}

function spawnPostgres(options: RunOptions, port: number) {
  const cluster = path.join(options.place, 'cluster');
  const parameters = Object.entries({
    ...postgresParameters(port, options.isThrowaway),
    ...options.parameters,
  });
  const command = [
    options.postgres,
    '-D',
    cluster,
    ...parameters.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const log = openSync(logFile(options.place), 'w');
  const keeper = [KEEPER, 'keep-postgres', options.isThrowaway ? 'remove' : 'keep', options.place];
  const [program = '', ...args] =
    process.platform === 'win32' ? command : ['/bin/sh', '-c', ...keeper, ...command];
  const child = spawn(program, args, {
    ...options.account,
    cwd: '/',
    // A process group of its own: Ctrl-C in a terminal must reach only the launcher, which stops in order.
    detached: true,
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['pipe', log, log],
  });
  closeSync(log);
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  return { child, ended };
}

async function untilReady(place: string, ended: Promise<void>): Promise<boolean> {
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  while (!hasEnded) {
    if (isReady(path.join(place, 'cluster'))) return true;
    await sleep(10);
  }
  return false;
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.stdin?.end();
  if (process.platform === 'win32') child.kill();
  await ended;
}

function logFile(place: string): string {
  return path.join(place, 'postgres.log');
}

/** A port that nobody uses now. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
