import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync } from 'node:fs';
import { renameSync, rmdirSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { accountCan, type PostgresAccount } from './postgres-account.ts';

/** Root's folder for what the user `postgres` must reach. */
export const SHARED_FOLDER = '/var/lib/bellbird';

/** On Linux, files in this folder are in memory. */
const MEMORY_FOLDER = '/dev/shm';
/** Several times what a test run keeps there at the same time. A container has 64 MB unless it is given more. */
const MEMORY_ROOM_BYTES = 4 * 1024 ** 3;

const NOTE = 'where-the-database-is.txt';

/**
 * The folder of the cluster: inside the data folder if the account can enter it, else below `SHARED_FOLDER`, with a
 * note in the data folder. It exists afterwards and belongs to the account.
 */
export function clusterPlace(dataDir: string, account: PostgresAccount): string {
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const inside = path.join(dataDir, 'postgres');
  const isInside = existsSync(path.join(inside, 'cluster'));
  if (!existsSync(path.join(dataDir, NOTE)) && ownFolder(inside, account)) return inside;
  if (isInside) {
    throw new Error(
      `The database in ${inside} is out of reach of the user it runs as. Let others enter each folder above it` +
        ' (chmod o+x), or move the data folder to one that they can enter.',
    );
  }
  return outsidePlace(dataDir, account);
}

/**
 * A folder for a throwaway database: in memory if there is space. A clone has nine hundred files, and ext4 checks every
 * file that was removed in the last minutes before it creates one (measured: 900 ms instead of 40).
 */
export function throwawayPlace(account: PostgresAccount): string {
  for (const parent of [...(hasRoomInMemory() ? [MEMORY_FOLDER] : []), tmpdir(), '/tmp']) {
    const folder = mkdtempSync(path.join(parent, 'bellbird-throwaway-'));
    if (ownFolder(folder, account)) return folder;
    rmdirSync(folder);
  }
  throw new Error('Neither TMPDIR nor /tmp can be used by the user that PostgreSQL runs as.');
}

function hasRoomInMemory(): boolean {
  if (process.platform !== 'linux' || !existsSync(MEMORY_FOLDER)) return false;
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  return bavail * bsize >= MEMORY_ROOM_BYTES && process.availableMemory() >= MEMORY_ROOM_BYTES;
}

/** Gives the folder to the account if the account can reach it; otherwise leaves nothing behind. */
function ownFolder(folder: string, account: PostgresAccount): boolean {
  const wasThere = existsSync(folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
  if (accountCan(account, '-w', folder)) return true;
  if (!wasThere) rmdirSync(folder);
  return false;
}

function outsidePlace(dataDir: string, account: PostgresAccount): string {
  const owner = realpathSync(dataDir);
  const folder = path.join(SHARED_FOLDER, createHash('sha256').update(owner).digest('hex').slice(0, 16));
  mkdirSync(SHARED_FOLDER, { recursive: true, mode: 0o755 });
  if (!existsSync(folder)) bringAlong(dataDir, folder);
  if (!ownFolder(folder, account)) {
    throw new Error(`The user that PostgreSQL runs as cannot enter ${folder}. Set DATABASE_URL instead.`);
  }
  writeFileSync(path.join(folder, 'data-folder'), owner);
  writeFileSync(path.join(dataDir, NOTE), `${folder}\n\n${NOTE_MEANING}\n`);
  return folder;
}

const NOTE_MEANING = [
  'The database of this data folder is kept in the folder named above, because the user that PostgreSQL',
  'runs as cannot enter this one. Back up both together.',
].join('\n');

/** A moved data folder takes its database along; a copied one starts with a new database. */
function bringAlong(dataDir: string, folder: string): void {
  const note = path.join(dataDir, NOTE);
  if (!existsSync(note)) return;
  const before = readFileSync(note, 'utf8').split('\n')[0] ?? '';
  const ownerFile = path.join(before, 'data-folder');
  if (before === '' || !existsSync(ownerFile)) return;
  if (!existsSync(readFileSync(ownerFile, 'utf8'))) renameSync(before, folder);
}
