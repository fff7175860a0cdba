import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Context } from '#platform/context.ts';
import type { Storage } from '#platform/storage/storage.ts';

/** The two files of a data request. */
export const FILE_KINDS = ['json', 'html'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/**
 * Encrypts and stores both files under a new key, and returns the key. More people may have access to the bucket than
 * to the database.
 */
export async function storeFiles(
  { secrets }: Pick<Context, 'secrets'>,
  storage: Storage,
  shopId: number,
  texts: Record<FileKind, string>,
): Promise<string> {
  const key = `privacy/${shopId}/${randomUUID()}`;
  const folder = await mkdtemp(path.join(tmpdir(), 'bellbird-privacy-'));
  try {
    for (const kind of FILE_KINDS) {
      const file = path.join(folder, kind);
      await writeFile(file, secrets.seal(texts[kind], { shopId, column: `${key}.${kind}` }), { mode: 0o600 });
      await storage.put(`${key}.${kind}`, { path: file, contentType: 'application/octet-stream' });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return key;
}

/** Returns the decrypted text of a stored file, or null if the file is gone. */
export async function readFile(
  { secrets }: Pick<Context, 'secrets'>,
  storage: Storage,
  shopId: number,
  key: string,
  kind: FileKind,
): Promise<string | null> {
  const stored = await storage.read(`${key}.${kind}`);
  return stored && secrets.open(await buffer(stored), { shopId, column: `${key}.${kind}` });
}

export async function removeFiles(storage: Storage, key: string): Promise<void> {
  for (const kind of FILE_KINDS) await storage.remove(`${key}.${kind}`);
}
