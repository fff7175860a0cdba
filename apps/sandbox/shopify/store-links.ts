import type { Sandbox } from '../core/sandbox.ts';
import type { Checkout, Order } from './store.ts';

/** Where the store's shoppers are; stands for `https://{shop}`. */
export function storefrontUrl(sandbox: Sandbox, shop: string): string {
  return `${sandbox.settings.sandboxUrl}/store/${shop}`;
}

export function productUrl(sandbox: Sandbox, shop: string, handle: string): string {
  return `${storefrontUrl(sandbox, shop)}/products/${handle}`;
}

/** A picture a messenger can show: WhatsApp takes JPEG and PNG, not SVG. */
export function productImageUrl(sandbox: Sandbox, shop: string, handle: string): string {
  return `${storefrontUrl(sandbox, shop)}/images/${handle}.png`;
}

/** The link that brings a checkout back in any browser. */
export function recoveryUrl(sandbox: Sandbox, shop: string, checkout: Checkout): string {
  return `${storefrontUrl(sandbox, shop)}/checkouts/${checkout.token}/recover?key=${checkout.key}`;
}

export function orderStatusUrl(sandbox: Sandbox, shop: string, order: Order): string {
  return `${storefrontUrl(sandbox, shop)}/orders/${order.token}`;
}
