import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A data folder for a while, which the database's user can enter: then the database lies in it and goes with it. */
export function makeDataDir(): string {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bellbird-data-'));
  chmodSync(dataDir, 0o711);
  return dataDir;
}
