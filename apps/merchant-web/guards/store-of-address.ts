import { parseShopAddress } from '#features/foundations/sessions/rules/shop-address.ts';

/** The store that an address names in its `search`: its login begins by itself. Null: it names none. */
export function storeOfAddress(search: string): string | null {
  const address = parseShopAddress(new URLSearchParams(search).get('shopUrl') ?? '');
  return address.kind === 'ok' ? address.shopUrl : null;
}
