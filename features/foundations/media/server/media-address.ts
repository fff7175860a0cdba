import { isPageId, isStoredName } from '../rules/media-name.ts';
import type { MediaRow } from './media-queries.ts';

/** Returns the public path of a file. Document 1, section 7. */
export function cdnPath({ page_id, kind, name }: MediaRow): string {
  return `/cdn/uploads/${encodeURIComponent(page_id)}/${kind}/${name}`;
}

/** Returns the storage key of a file. It contains the id, so no two uploads share one. */
export function storageKey({ page_id, kind, name, media_id }: MediaRow): string {
  return `uploads/${page_id}/${kind}/${media_id}-${name}`;
}

/** The parts of a stored file's address. */
export interface FileAddress {
  pageId: string;
  kind: string;
  name: string;
}

const CDN_PATH = /^\/cdn\/uploads\/([^/]+)\/(image|video|document)\/([^/]+)$/;

/** Reads the public address of a file. Null if it is not ours. */
export function readAddress(publicUrl: string, address: string): FileAddress | null {
  const own = `${publicUrl}/`;
  const found = address.startsWith(own) ? CDN_PATH.exec(address.slice(own.length - 1)) : null;
  const [, pageId = '', kind = '', name = ''] = found ?? [];
  return found && isPageId(pageId) && isStoredName(name) ? { pageId, kind, name } : null;
}
