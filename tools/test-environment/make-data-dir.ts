import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A data folder for a while, which the database's user can enter: then the database lies in it and goes with it. */
export function makeDataDir(): string {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bellbird-data-'));
  chmodSync(dataDir, 0o711);
  return dataDir;
}

/**
 * Removes a data folder whose programs have ended. What they had handed to the system before, such as a picture that a
 * thread was still writing, may arrive while the folder is being removed: the removal is then tried again.
 */
export function removeDataDir(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}
