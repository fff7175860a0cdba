import { callQuery } from '#platform/http/browser/call-query.ts';
import { getShopLook } from '../contract/design-calls.ts';

/** The server reads a shop's theme once a day, so the editors of one sitting share an answer. */
const FRESH_MS = 600_000;

/** The look of a shop's own pages. */
export function shopLookQuery(shopUrl: string) {
  return {
    ...callQuery(getShopLook, { query: { pageId: shopUrl } }),
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
  };
}
