import { callQuery } from '#platform/http/browser/call-query.ts';
import { getShopTheme } from '../contract/design-calls.ts';

/** The server reads a shop's theme once a day, so editors can share an answer for ten minutes. */
const FRESH_MS = 600_000;

/** The query for the theme of the shop's own pages. */
export function shopThemeQuery(shopUrl: string) {
  return {
    ...callQuery(getShopTheme, { query: { pageId: shopUrl } }),
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
  };
}
