import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProcess, UNKNOWN } from './process-facts.ts';

/** How long to wait for a fast shutdown, which ends with a checkpoint that may have much to write. */
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

/** The last line of the file once the server accepts connections. */
export function isReady(cluster: string): boolean {
  return linesOf(path.join(cluster, 'postmaster.pid')).at(7)?.trim() === 'ready';
}

/**
 * Returns the server that the cluster's `postmaster.pid` names, if that process is a living PostgreSQL; null otherwise.
 */
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

/** The process id may belong to another program by now. */
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
