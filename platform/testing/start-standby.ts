import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { clusterPlace, SHARED_FOLDER } from '#platform/database/embedded/cluster-place.ts';
import { SUPERUSER } from '#platform/database/embedded/create-cluster.ts';
import { postgresAccount } from '#platform/database/embedded/postgres-account.ts';
import { postgresBinaries } from '#platform/database/embedded/postgres-binaries.ts';
import { runPostgres } from '#platform/database/embedded/run-postgres.ts';

interface Standby {
  /** The primary's database, read-only. */
  url: string;
  /** Pauses or resumes replication from the primary. */
  setPaused: (isPaused: boolean) => Promise<void>;
  /** Promotes it to a primary on a new timeline, with the data it has so far. */
  promote: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Copies the cluster of a stopped server's data folder. */
export function copyCluster(dataDir: string): string {
  const account = postgresAccount();
  const from = clusterPlace(dataDir, account);
  const place = mkdtempSync(`${from}-standby-`);
  cpSync(path.join(from, 'cluster'), path.join(place, 'cluster'), {
    recursive: true,
    preserveTimestamps: true,
  });
  return place;
}

/** Starts a copy of a cluster as a standby of the server it was copied from, which runs at `primaryUrl` again. */
export async function startStandby(place: string, dataDir: string, primaryUrl: string): Promise<Standby> {
  const account = postgresAccount();
  const cluster = path.join(place, 'cluster');
  const password = readFileSync(path.join(dataDir, 'postgres-password'), 'utf8').trim();
  const { hostname, port } = new URL(primaryUrl);
  writeFileSync(path.join(cluster, 'standby.signal'), '');
  appendFileSync(
    path.join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${port} user=${SUPERUSER} password=${password}'\n`,
  );
  chmodSync(cluster, 0o700);
  // PostgreSQL requires that its own account owns the files.
  if (account.uid !== undefined) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, place]);
  const { postgres } = await postgresBinaries(account, SHARED_FOLDER);
  const running = await runPostgres({ place, postgres, account, isThrowaway: false });
  const url = new URL(primaryUrl);
  url.port = String(running.port);
  const run = async (statement: string) => {
    const { port: at } = url;
    const login = { user: SUPERUSER, password, database: 'postgres' };
    const client = new Client({ host: '127.0.0.1', port: Number(at), ...login });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  return {
    url: url.href,
    setPaused: (isPaused) => run(`select pg_wal_replay_${isPaused ? 'pause' : 'resume'}()`),
    promote: () => run('select pg_promote()'),
    async stop() {
      await running.stop();
      rmSync(place, { recursive: true, force: true });
    },
  };
}
