import { constants } from 'node:fs';
import { copyFile, link, mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { requireStorageKey } from './storage-key.ts';
import type { ByteRange, FileToStore, Storage } from './storage.ts';

/** Files in a folder on this machine. */
export class LocalStorage implements Storage {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(key: string, file: FileToStore): Promise<boolean> {
    const place = this.#placeOf(key);
    await mkdir(path.dirname(place), { recursive: true });
    try {
      await linkOrCopy(file.path, place);
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable | null> {
    try {
      const file = await open(this.#placeOf(key));
      return file.createReadStream(range);
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return null;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.#placeOf(key), { force: true });
  }

  #placeOf(key: string): string {
    requireStorageKey(key);
    return path.join(this.#folder, key);
  }
}

/** A hard link appears with its whole content, and fails if the name exists. Without hard links the file is copied. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw error;
    await copyFile(from, to, constants.COPYFILE_EXCL);
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
