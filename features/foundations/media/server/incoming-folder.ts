import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** No upload takes this long; what is older was left by a process that was ended in the middle of one. */
const LEFT_OVER_MS = 6 * 3600 * 1000;

/** A folder for one upload while it comes in, on the same disk as the files that are kept. */
export async function newIncomingFolder(dataDir: string): Promise<string> {
  const incoming = incomingOf(dataDir);
  await mkdir(incoming, { recursive: true });
  return mkdtemp(path.join(incoming, 'upload-'));
}

/** Removes what uploads left that a crash broke off. */
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
