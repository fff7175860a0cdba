import type { MediaRow } from './media-queries.ts';

/** The path everybody sees a file at; document 1, section 7. */
export function cdnPath({ page_id, kind, name }: MediaRow): string {
  return `/cdn/uploads/${encodeURIComponent(page_id)}/${kind}/${name}`;
}

/** The key it has in the storage; with its id, so that no two uploads ever have the same. */
export function storageKey({ page_id, kind, name, media_id }: MediaRow): string {
  return `uploads/${page_id}/${kind}/${media_id}-${name}`;
}
