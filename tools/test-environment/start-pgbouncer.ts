import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reservePort } from './reserve-ports.ts';

const PLACES = ['pgbouncer', '/usr/sbin/pgbouncer'];
/** PgBouncer refuses to run as root. */
const ACCOUNT = 'nobody';

interface RunningPooler {
  /** Returns the URL of a database through PgBouncer. */
  urlOf: (databaseUrl: string) => string;
  stop: () => Promise<void>;
}

/** Returns the PgBouncer of this machine, and whether it supports named statements. Null if there is none. */
export function findPgBouncer(): { program: string; version: string; keepsStatements: boolean } | null {
  for (const program of PLACES) {
    const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
    if (status !== 0) continue;
    const [version = '', major = '', minor = ''] = /(\d+)\.(\d+)(?:\.\d+)?/.exec(stdout) ?? [];
    // PgBouncer supports named statements since 1.21 (its changelog). Earlier versions pass them on to connections that
    // do not know them.
    return { program, version, keepsStatements: Number(major) > 1 || Number(minor) >= 21 };
  }
  return null;
}

/** Starts a PgBouncer that shares connections per transaction, in front of all databases of a server. */
export async function startPgBouncer(
  { program, keepsStatements }: { program: string; keepsStatements: boolean },
  serverUrl: string,
): Promise<RunningPooler> {
  const { port: databasePort, username, password } = new URL(serverUrl);
  const port = await reservePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'bellbird-pgbouncer-'));
  const file = path.join(folder, 'pgbouncer.ini');
  const login = `user=${decodeURIComponent(username)} password=${decodeURIComponent(password)}`;
  writeFileSync(
    file,
    `[databases]
* = host=127.0.0.1 port=${databasePort} ${login}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 300
${keepsStatements ? 'max_prepared_statements = 200\n' : ''}`,
  );
  chmodSync(folder, 0o755);
  const account = process.getuid?.() === 0 ? ['-u', ACCOUNT] : [];
  const child = spawn(program, [...account, file], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('process up')) resolve();
    });
    child.once('close', () => reject(new Error(`PgBouncer ended: ${output}`)));
  });
  return {
    urlOf: (databaseUrl) =>
      Object.assign(new URL(databaseUrl), { port: String(port), hostname: '127.0.0.1' }).href,
    async stop() {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
