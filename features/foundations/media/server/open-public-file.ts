import type { Context } from '#platform/context.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { contentTypeOf } from '../rules/media-name.ts';
import { readAddress, storageKey } from './media-address.ts';
import { findStored } from './media-queries.ts';

/** Returns the bytes of a public address. Null if it is not ours, or gone. */
export async function openPublicFile(
  ctx: Pick<Context, 'settings' | 'db'>,
  storage: Storage,
  address: string,
): Promise<{ name: string; contentType: string; bytes: number; content: NodeJS.ReadableStream } | null> {
  const named = readAddress(ctx.settings.publicUrl, address);
  const row = named && (await findStored(ctx.db, named));
  const content = row && (await storage.read(storageKey(row)));
  return content && { name: row.name, contentType: contentTypeOf(row.name), bytes: row.bytes, content };
}
