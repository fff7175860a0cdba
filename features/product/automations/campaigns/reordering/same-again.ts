import { filledCart, homePage, productPage, type StorePlace } from '../../rules/store-pages.ts';

/** A line of an order. `handle` belongs to its product, and is null if the store no longer sells it. */
export interface BoughtLine {
  variantId: string | null;
  quantity: number;
  handle: string | null;
}

/**
 * Returns the link for ordering the same again: a cart with all products that are still sold, or the product's page if
 * its variants are unknown.
 */
export function sameAgain(store: StorePlace, lines: readonly BoughtLine[]): string {
  const sold = lines.filter(({ handle, quantity }) => handle !== null && quantity > 0);
  const known = sold.flatMap(({ variantId, quantity }) =>
    variantId === null ? [] : [{ variantId, quantity }],
  );
  const handle = sold[0]?.handle;
  return filledCart(store, known) ?? (handle ? productPage(store, handle) : homePage(store));
}
