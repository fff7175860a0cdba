import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Changes in these folders and in tests make no build stale, because no browser program may import them. */
const SERVER_FOLDERS = new Set([
  'server',
  'database',
  'jobs',
  'logging',
  'testing',
  'config',
  'node_modules',
]);

/** Returns one hash of the names and contents of all source files. */
export function hashSources(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of sources) addTo(hash, source);
  return hash.digest('hex');
}

function addTo(hash: Hash, file: string): void {
  if (statSync(file).isFile()) {
    if (!/\.test\.tsx?$/.test(file)) hash.update(`${file}\0`).update(readFileSync(file));
    return;
  }
  for (const name of readdirSync(file).toSorted()) {
    if (!SERVER_FOLDERS.has(name)) addTo(hash, path.join(file, name));
  }
}
