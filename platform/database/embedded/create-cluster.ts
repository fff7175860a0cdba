import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PostgresAccount } from './postgres-account.ts';

/** The role that creates the other roles; the product itself connects as an ordinary one. */
export const SUPERUSER = 'postgres';

/**
 * Runs `initdb` unless `{place}/cluster` exists. It works in a temporary folder that is renamed at the end, so an
 * interrupted start begins again.
 */
export async function createCluster(options: {
  place: string;
  initdb: string;
  account: PostgresAccount;
  password: string;
  isThrowaway: boolean;
}): Promise<void> {
  const { place, initdb, account, password, isThrowaway } = options;
  const finished = path.join(place, 'cluster');
  if (existsSync(finished)) return;
  const unfinished = path.join(place, 'cluster.unfinished');
  const passwordFile = path.join(place, 'initial-password');
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await rm(passwordFile, { force: true });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account.uid !== undefined && account.gid !== undefined) {
    await chown(unfinished, account.uid, account.gid);
    await chown(passwordFile, account.uid, account.gid);
  }
  try {
    await runInitdb(initdb, account, [
      `--pgdata=${unfinished}`,
      `--pwfile=${passwordFile}`,
      `--username=${SUPERUSER}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // The builtin provider sorts alike on every machine; the C library's collations change under an index.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      ...(isThrowaway ? ['--no-sync'] : []),
    ]);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(unfinished, finished);
}

async function runInitdb(initdb: string, account: PostgresAccount, args: string[]): Promise<void> {
  const child = spawn(initdb, args, {
    ...account,
    cwd: '/',
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`initdb ended with ${code}: ${complaint.trim()}`);
}
