import { isPageId, isStoredName } from '../rules/media-name.ts';
import type { MediaRow } from './media-queries.ts';

/** The path everybody sees a file at; document 1, section 7. */
export function cdnPath({ page_id, kind, name }: MediaRow): string {
  return `/cdn/uploads/${encodeURIComponent(page_id)}/${kind}/${name}`;
}

/** The key it has in the storage; with its id, so that no two uploads ever have the same. */
export function storageKey({ page_id, kind, name, media_id }: MediaRow): string {
  return `uploads/${page_id}/${kind}/${media_id}-${name}`;
}

/** What an address of a stored file names. */
export interface FileAddress {
  pageId: string;
  kind: string;
  name: string;
}

const CDN_PATH = /^\/cdn\/uploads\/([^/]+)\/(image|video|document)\/([^/]+)$/;

/** Reads an address that everybody sees a file at; null when it is not one of ours. */
export function readAddress(publicUrl: string, address: string): FileAddress | null {
  const own = `${publicUrl}/`;
  const found = address.startsWith(own) ? CDN_PATH.exec(address.slice(own.length - 1)) : null;
  const [, pageId = '', kind = '', name = ''] = found ?? [];
  return found && isPageId(pageId) && isStoredName(name) ? { pageId, kind, name } : null;
}
