/** A product by its id where the page says it, else by its name in the store's addresses. */
export type NamedProduct = { productId: string } | { handle: string };

/** The product that a page is of, or null. */
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
