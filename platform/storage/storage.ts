import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Settings } from '#platform/config/settings.ts';
import { LocalStorage } from './local-storage.ts';
import { S3Storage } from './s3-storage.ts';

/** A file on this machine that is to be stored. */
export interface FileToStore {
  path: string;
  contentType: string;
}

/** Bytes from `start` to `end`, both counted from 0 and both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Keeps files under keys: segments of letters, digits, `.`, `_` and `-`, parted by `/`. What is stored never changes. */
export interface Storage {
  /** Stores a file whole or not at all. False when the key is taken; then nothing is overwritten. */
  put(key: string, file: FileToStore): Promise<boolean>;
  /** The bytes of a file, or of a part of it; null when there is none under that key. */
  read(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Removes a file; does nothing when it is gone already. */
  remove(key: string): Promise<void>;
}

/** The storage the settings ask for: S3-compatible, or a folder of the data directory. */
export function openStorage({ storage, dataDir }: Pick<Settings, 'storage' | 'dataDir'>): Storage {
  return storage.s3 ? new S3Storage(storage.s3) : new LocalStorage(path.join(dataDir, 'files'));
}
