import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Creates a temporary data folder that the database's user can enter, because the database may be in it. */
export function makeDataDir(): string {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bellbird-data-'));
  chmodSync(dataDir, 0o711);
  return dataDir;
}

/**
 * Deletes a data folder whose programs have ended. A write that they started before, such as a picture from another
 * thread, may still arrive, so a failed deletion is repeated.
 */
export function removeDataDir(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}
