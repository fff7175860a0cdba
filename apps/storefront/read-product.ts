/** A product by its id if the page states it, else by its handle in the URL. */
export type NamedProduct = { productId: string } | { handle: string };

/** Returns the product of a page, or null. */
export function readProduct(address: string, productId: string | undefined): NamedProduct | null {
  if (productId) return { productId };
  const handle = /\/products\/([^/?#]+)/.exec(address)?.[1];
  if (!handle) return null;
  try {
    return { handle: decodeURIComponent(handle) };
  } catch {
    return null;
  }
}
