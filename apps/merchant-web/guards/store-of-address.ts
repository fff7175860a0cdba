import { parseShopAddress } from '#features/foundations/sessions/rules/shop-address.ts';

/** Returns the store in the query of a URL, whose login then starts automatically. Null if there is none. */
export function storeOfAddress(search: string): string | null {
  const address = parseShopAddress(new URLSearchParams(search).get('shopUrl') ?? '');
  return address.kind === 'ok' ? address.shopUrl : null;
}
