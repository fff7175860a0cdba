import { filledCart, homePage, productPage, type StorePlace } from '../../rules/store-pages.ts';

/** A line of an order; `handle` is that of its product, null where the store does not sell it any more. */
export interface BoughtLine {
  variantId: string | null;
  quantity: number;
  handle: string | null;
}

/**
 * Where somebody orders the same again: a cart with all of it that is still sold; the product's page where its variants
 * are not known.
 */
export function sameAgain(store: StorePlace, lines: readonly BoughtLine[]): string {
  const sold = lines.filter(({ handle, quantity }) => handle !== null && quantity > 0);
  const known = sold.flatMap(({ variantId, quantity }) =>
    variantId === null ? [] : [{ variantId, quantity }],
  );
  const handle = sold[0]?.handle;
  return filledCart(store, known) ?? (handle ? productPage(store, handle) : homePage(store));
}
