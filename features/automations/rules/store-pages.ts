/** Lines of a cart that an address can carry; more would be cut by some browsers. */
const MOST_LINES = 50;

/** The front page of a store, by its domain. */
export function homePage(domain: string): string {
  return `https://${domain}/`;
}

export function productPage(domain: string, handle: string): string {
  return `https://${domain}/products/${encodeURIComponent(handle)}`;
}

/** A cart that is filled already, as stores take it; null for an empty one. */
export function filledCart(
  domain: string,
  lines: readonly { variantId: string; quantity: number }[],
): string | null {
  if (lines.length === 0) return null;
  const filled = lines
    .slice(0, MOST_LINES)
    .map(({ variantId, quantity }) => `${encodeURIComponent(variantId)}:${quantity}`);
  return `https://${domain}/cart/${filled.join(',')}`;
}

/** The first of these that is the address of a page; stores and carriers write anything. */
export function firstPage(candidates: readonly (string | null)[], otherwise: string): string {
  return candidates.find((one): one is string => one !== null && isPage(one)) ?? otherwise;
}

function isPage(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && ['http:', 'https:'].includes(url.protocol);
}
