import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Creates a temporary data folder that the database's user can enter, so that the database can be in it. */
export function makeDataDir(): string {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bellbird-data-'));
  chmodSync(dataDir, 0o711);
  return dataDir;
}

/**
 * Deletes a data folder whose programs have ended. Something they had handed to the system before, such as a picture
 * that a thread is still writing, may arrive meanwhile; then the deletion is tried again.
 */
export function removeDataDir(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}
