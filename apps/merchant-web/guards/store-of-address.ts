import { parseShopAddress } from '#features/foundations/sessions/rules/shop-address.ts';

/** Returns the store that a URL's `search` names, whose login then starts automatically; null when it names none. */
export function storeOfAddress(search: string): string | null {
  const address = parseShopAddress(new URLSearchParams(search).get('shopUrl') ?? '');
  return address.kind === 'ok' ? address.shopUrl : null;
}
