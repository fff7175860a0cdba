import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** No upload takes this long. Older files were left by a process that died. */
const LEFT_OVER_MS = 6 * 3600 * 1000;

/** Returns a folder for one running upload, on the same disk as the stored files. */
export async function newIncomingFolder(dataDir: string): Promise<string> {
  const incoming = incomingOf(dataDir);
  await mkdir(incoming, { recursive: true });
  return mkdtemp(path.join(incoming, 'upload-'));
}

/** Deletes what crashed uploads have left. */
export async function clearIncoming(dataDir: string): Promise<void> {
  const incoming = incomingOf(dataDir);
  const names = await readdir(incoming).catch(() => []);
  for (const name of names) {
    const folder = path.join(incoming, name);
    const written = await stat(folder).catch(() => null);
    // The disk's own time, which no test moves.
    if (written && written.mtimeMs < Date.now() - LEFT_OVER_MS)
      await rm(folder, { recursive: true, force: true });
  }
}

function incomingOf(dataDir: string): string {
  return path.join(dataDir, 'incoming');
}
