import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SettingsError } from '#platform/config/settings-error.ts';

/** Creates the data folder if needed, and writes a test file in it. Throws SettingsError with the cause. */
export function requireDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
    const probe = path.join(dataDir, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const sentence = `cannot be used: ${folderRefusalReason(dataDir, code)} Give a folder that this user may write to.`;
    throw new SettingsError([{ variable: 'BELLBIRD_DATA_DIR', value: dataDir, sentence }]);
  }
}

/**
 * One level at a time, because Node's recursive mkdir never ends where a folder can neither be created nor found, as in
 * /proc.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  const above = path.dirname(folder);
  if (above !== folder) makeFolder(above);
  mkdirSync(folder);
}

function folderRefusalReason(dataDir: string, code: string): string {
  if (code === 'EEXIST' || code === 'ENOTDIR') return 'it, or a part of its path, is a file.';
  if (code === 'EROFS') return 'its disk is read-only.';
  if (code === 'ENOSPC') return 'its disk is full.';
  if (code === 'EACCES' || code === 'EPERM') return 'this user may not write there.';
  return `${existsSync(dataDir) ? 'nothing can be written in it' : 'it cannot be made'} (${code}).`;
}
