import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProcess, UNKNOWN } from './process-facts.ts';

/** A fast shutdown ends with a checkpoint, which may have much to write. */
const SHUTDOWN_SECONDS = 60;

/**
 * Frees the cluster for a start: a server that a killed launcher left running is shut down, and a stale
 * `postmaster.pid` is removed. Does nothing without such a file.
 */
export async function takeOverCluster(cluster: string): Promise<void> {
  const pidFile = path.join(cluster, 'postmaster.pid');
  const pid = postmasterOf(pidFile);
  if (pid === null) return;
  if (isPostgres(pid)) await shutDown(pid);
  rmSync(pidFile, { force: true });
}

/** What the file says once the server accepts connections: its last line. */
export function isReady(cluster: string): boolean {
  return linesOf(path.join(cluster, 'postmaster.pid')).at(7)?.trim() === 'ready';
}

/** The server that a cluster's own note names, if that is one and lives; null otherwise. */
export function findPostmaster(cluster: string): { pid: number; port: number } | null {
  const pidFile = path.join(cluster, 'postmaster.pid');
  const pid = postmasterOf(pidFile);
  return pid !== null && isPostgres(pid) ? { pid, port: Number(linesOf(pidFile)[3]) } : null;
}

async function shutDown(pid: number): Promise<void> {
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + SHUTDOWN_SECONDS * 1000;
  while (isPostgres(pid)) {
    if (Date.now() > deadline) {
      throw new Error(
        `A PostgreSQL of an earlier start (process ${pid}) does not stop. Stop it and try again.`,
      );
    }
    await sleep(20);
  }
}

function postmasterOf(pidFile: string): number | null {
  const pid = Number(linesOf(pidFile)[0]);
  return Number.isInteger(pid) && pid > 1 ? pid : null;
}

/** The process id may have gone to another program since. */
function isPostgres(pid: number): boolean {
  const found = findProcess(pid);
  return found !== null && (found.name === 'postgres' || found.name === UNKNOWN);
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}
