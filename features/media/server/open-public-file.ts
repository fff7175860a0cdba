import type { Context } from '#platform/context.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { contentTypeOf, isPageId, isStoredName } from '../rules/media-name.ts';
import { storageKey } from './media-address.ts';
import { findStored } from './media-queries.ts';

const CDN_PATH = /^\/cdn\/uploads\/([^/]+)\/(image|video|document)\/([^/]+)$/;

/** The bytes behind an address that everybody may see; null when it is not one of ours, or gone. */
export async function openPublicFile(
  ctx: Pick<Context, 'settings' | 'db'>,
  storage: Storage,
  address: string,
): Promise<{ name: string; contentType: string; bytes: number; content: NodeJS.ReadableStream } | null> {
  const own = `${ctx.settings.publicUrl}/`;
  const found = address.startsWith(own) ? CDN_PATH.exec(address.slice(own.length - 1)) : null;
  const [, page = '', kind = '', name = ''] = found ?? [];
  const pageId = decodeURIComponent(page);
  if (!found || !isPageId(pageId) || !isStoredName(name)) return null;
  const row = await findStored(ctx.db, { pageId, kind, name });
  const content = row && (await storage.read(storageKey(row)));
  return content ? { name, contentType: contentTypeOf(name), bytes: row.bytes, content } : null;
}
