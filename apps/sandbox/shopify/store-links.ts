import type { Sandbox } from '../core/sandbox.ts';
import type { DraftOrder } from './drafts/draft-order.ts';
import type { Order } from './orders/order.ts';
import type { Checkout } from './store.ts';

/** Returns the URL at which shoppers open the store. The sandbox uses it instead of `https://{shop}`. */
export function storefrontUrl(sandbox: Sandbox, shop: string): string {
  return `${sandbox.settings.sandboxUrl}/store/${shop}`;
}

export function productUrl(sandbox: Sandbox, shop: string, handle: string): string {
  return `${storefrontUrl(sandbox, shop)}/products/${handle}`;
}

/** Returns the URL of a picture for messengers. WhatsApp accepts JPEG and PNG, but not SVG. */
export function productImageUrl(sandbox: Sandbox, shop: string, handle: string): string {
  return `${storefrontUrl(sandbox, shop)}/images/${handle}.png`;
}

/** Returns the URL that opens a checkout in any browser. */
export function recoveryUrl(sandbox: Sandbox, shop: string, checkout: Checkout): string {
  return `${storefrontUrl(sandbox, shop)}/checkouts/${checkout.token}/recover?key=${checkout.key}`;
}

export function orderStatusUrl(sandbox: Sandbox, shop: string, order: Order): string {
  return `${storefrontUrl(sandbox, shop)}/orders/${order.token}`;
}

/** Returns the URL of the page on which a draft order is paid. */
export function invoiceUrl(sandbox: Sandbox, shop: string, draft: DraftOrder): string {
  return `${storefrontUrl(sandbox, shop)}/invoices/${draft.token}`;
}
