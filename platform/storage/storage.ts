import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Settings } from '#platform/config/settings.ts';
import { LocalStorage } from './local-storage.ts';
import { S3Storage } from './s3-storage.ts';

/** A file on this machine to be stored. */
export interface FileToStore {
  path: string;
  contentType: string;
}

/** The bytes from `start` to `end`, counted from 0, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Stores files under keys: segments of letters, digits, `.`, `_` and `-`, separated by `/`. Stored files never change.
 */
export interface Storage {
  /** Stores a file completely or not at all. Returns false if the key exists; nothing is overwritten. */
  put(key: string, file: FileToStore): Promise<boolean>;
  /** Returns a file or a part of it; null when the key does not exist. */
  read(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Deletes a file; does nothing if it does not exist. */
  remove(key: string): Promise<void>;
}

/** Opens the storage that the settings select: S3-compatible, or a folder of the data directory. */
export function openStorage({ storage, dataDir }: Pick<Settings, 'storage' | 'dataDir'>): Storage {
  return storage.s3 ? new S3Storage(storage.s3) : new LocalStorage(path.join(dataDir, 'files'));
}
