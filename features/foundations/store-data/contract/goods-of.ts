/** The remaining goods of an order's lines as one text; the same for the same goods in any order. */
export function goodsOf(
  lines: readonly { variantId: string | null; title: string; currentQuantity: number }[],
): string {
  return lines
    .filter(({ currentQuantity }) => currentQuantity > 0)
    .map(({ variantId, title, currentQuantity }) => `${currentQuantity}×${variantId ?? title}`)
    .toSorted()
    .join('|');
}
