import { html, type Html } from '../core/html.ts';
import type { StoreProduct } from '../shopify/store.ts';

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

/** Formats cents as the store does: €18.50. */
export function showMoney(cents: number): string {
  return euros.format(cents / 100);
}

/** Formats a product's price, with its earlier price if it is reduced. */
export function showPrice({ priceCents, compareAtCents }: StoreProduct): Html {
  if (compareAtCents === null) return html`<div class="price">${showMoney(priceCents)}</div>`;
  return html`<div class="price sale"><s>${showMoney(compareAtCents)}</s>${showMoney(priceCents)}</div>`;
}
