import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The folder of the stored seeds, each in a subfolder. All of it can be deleted safely. */
const KEPT_SEEDS = path.join(tmpdir(), 'bellbird-bench-seeds');
const UNFINISHED = '.unfinished-';

/**
 * The folder of a stored seed: the newest folder whose name starts with `name-`. A folder with another `key` is
 * outdated.
 */
export interface StoredPlace {
  name: string;
  key: string;
  parent?: string;
}

/**
 * Returns a seed's key. The key changes with the files and folders that create the seed, with the amounts, and with the
 * day, because seeds are dated from now and dashboards show today.
 */
export function seedKey(
  sources: readonly string[],
  amounts: Readonly<Record<string, number>>,
  day = new Date().toISOString().slice(0, 10),
): string {
  const hash = createHash('sha256').update(JSON.stringify([day, amounts]));
  for (const file of sources.flatMap(filesOf))
    hash.update(`\0${path.basename(file)}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function filesOf(source: string): string[] {
  const entries = readdirSync(path.dirname(source), { withFileTypes: true });
  const isFolder = entries.some((entry) => entry.name === path.basename(source) && entry.isDirectory());
  if (!isFolder) return [source];
  return readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(source, entry.name))
    .toSorted();
}

/**
 * Copies a stored seed into a data folder. Without a stored seed, calls `make`, which must leave the folder complete
 * with its database stopped, and stores a copy. Returns whether the seed was stored before. Works on Linux only.
 */
export async function fillFromKept(
  dataDir: string,
  { name, key, parent = KEPT_SEEDS }: StoredPlace,
  make: () => Promise<void>,
): Promise<boolean> {
  const kept = path.join(parent, `${name}-${key}`);
  if (existsSync(kept)) {
    copyFolder(kept, dataDir);
    return true;
  }
  await make();
  if (process.platform === 'linux') keep(dataDir, { name, kept, parent });
  return false;
}

/**
 * Stores a copy under a temporary name first. An interrupted copy never gets the final name, so no bench starts from an
 * incomplete database.
 */
function keep(dataDir: string, { name, kept, parent }: { name: string; kept: string; parent: string }): void {
  mkdirSync(parent, { recursive: true });
  for (const folder of readdirSync(parent))
    if (folder.startsWith(`${name}-`)) rmSync(path.join(parent, folder), { recursive: true, force: true });
  const unfinished = `${kept}${UNFINISHED}${process.pid}`;
  mkdirSync(unfinished);
  copyFolder(dataDir, unfinished);
  renameSync(unfinished, kept);
}

/** PostgreSQL's files belong to another user, which only `cp -a` preserves. With reflinks the copy costs nothing. */
function copyFolder(from: string, to: string): void {
  const copied = spawnSync('cp', ['-a', '--reflink=auto', `${from}/.`, to], { encoding: 'utf8' });
  if (copied.status !== 0)
    throw new Error(`The seed could not be copied from ${from} to ${to}: ${copied.stderr}`);
}
