import * as z from 'zod';
import { saveCheckout } from '../shopify/checkouts/save-checkout.ts';
import { findDiscount } from '../shopify/discount-codes.ts';
import { isPublished, variantOf } from '../shopify/products/variants.ts';
import type { CartLine, StoreProduct } from '../shopify/store.ts';
import { cartPage } from './cart-page.ts';
import type { StoreRoute } from './store-route.ts';
import { openCart, type Visit } from './storefront-visit.ts';

const Change = z.object({
  handle: z.string(),
  variant: z.coerce.number().int().optional().catch(undefined),
  quantity: z.coerce.number().int().min(0).max(99).catch(1),
  remove: z.string().optional(),
});
const MAX_QUANTITY = 99;

/** The cart's routes: showing, adding, changing, and the links that fill it. */
export function registerCart(on: StoreRoute): void {
  on('GET', '/cart', (visit) => ({ page: cartPage(visit) }));

  on('GET', '/cart.js', (visit) => ({ json: cartJson(visit) }));

  on('POST', '/cart/add', (visit, { body }) => {
    const read = Change.safeParse(body);
    const product = read.success ? visit.records.products.get(read.data.handle) : undefined;
    if (!read.success || !product || !isPublished(product)) return { notFound: true };
    const variant = variantOf(product, read.data.variant);
    if (!variant || variant.inventory <= 0) return { notFound: true };
    const line = { handle: product.handle, variantId: variant.id };
    const there = openCart(visit).lines.find((one) => isSame(product, one, line))?.quantity ?? 0;
    setLine(visit, product, { ...line, quantity: there + Math.max(1, read.data.quantity) });
    return { redirect: '/cart' };
  });

  on('POST', '/cart/change', (visit, { body }) => {
    const read = Change.safeParse(body);
    const product = read.success ? visit.records.products.get(read.data.handle) : undefined;
    const variant = product && variantOf(product, read.data?.variant);
    if (!read.success || !product || !variant) return { notFound: true };
    const { handle, remove, quantity } = read.data;
    setLine(visit, product, { handle, variantId: variant.id, quantity: remove ? 0 : quantity });
    return { redirect: '/cart' };
  });
  registerCartLinks(on);
}

function registerCartLinks(on: StoreRoute): void {
  // Cart permalinks, which messages contain: /cart/{variant}:{quantity},…?discount=CODE
  on('GET', '/cart/:items', (visit, { params, query }) => {
    const lines = readPermalink(visit, params['items'] ?? '');
    if (lines.length === 0) return { notFound: true };
    const cart = openCart(visit);
    cart.lines = lines;
    if (query['discount']) cart.discountCode = query['discount'];
    passOn(visit);
    return { redirect: '/checkout' };
  });

  // Shareable discount links, which Shopify creates for every code.
  on('GET', '/discount/:code', (visit, { params, query }) => {
    const cart = openCart(visit);
    if (findDiscount(visit.records, params['code'] ?? '')) cart.discountCode = params['code'] ?? null;
    passOn(visit);
    const target = query['redirect'] ?? '/';
    return { redirect: target.startsWith('/') && !target.startsWith('//') ? target : '/' };
  });
}

function setLine(visit: Visit, product: StoreProduct, wanted: CartLine): void {
  const cart = openCart(visit);
  const line: CartLine = { ...wanted, quantity: Math.min(MAX_QUANTITY, wanted.quantity) };
  const index = cart.lines.findIndex((one) => isSame(product, one, line));
  // Lines are replaced, never changed in place, because the checkout compares them with its earlier lines.
  if (line.quantity <= 0) cart.lines = cart.lines.filter((_, place) => place !== index);
  else cart.lines = index < 0 ? [...cart.lines, line] : cart.lines.with(index, line);
  passOn(visit);
}

function isSame(product: StoreProduct, one: CartLine, other: CartLine | Omit<CartLine, 'quantity'>): boolean {
  const idOf = (line: Omit<CartLine, 'quantity'>) => variantOf(product, line.variantId)?.id;
  return one.handle === other.handle && idOf(one) === idOf(other);
}

/** Updates a started checkout from its cart, even if the cart becomes empty. */
function passOn({ sandbox, records, cart }: Visit): void {
  const checkout = records.checkouts.get(cart?.checkoutToken ?? '');
  if (cart && checkout && !checkout.completedAt) {
    saveCheckout(sandbox, records, {
      checkout,
      change: { lines: cart.lines, discountCode: cart.discountCode },
    });
  }
  sandbox.world.changed();
}

function readPermalink({ records }: Visit, items: string): CartLine[] {
  return items.split(',').flatMap((item) => {
    const [variant, quantity] = item.split(':');
    const pieces = Math.min(MAX_QUANTITY, Math.max(1, Number(quantity) || 1));
    return [...records.products.values()].flatMap(({ handle, variants }) =>
      variants
        .filter(({ id }) => String(id) === variant)
        .map(({ id }) => ({ handle, variantId: id, quantity: pieces })),
    );
  });
}

function cartJson({ cart, records }: Visit): object {
  const items = (cart?.lines ?? []).flatMap(({ handle, variantId, quantity }) => {
    const product = records.products.get(handle);
    const variant = product && variantOf(product, variantId);
    if (!variant) return [];
    const { id, title } = product;
    const { priceCents } = variant;
    return [
      {
        id: variant.id,
        variant_id: variant.id,
        product_id: id,
        handle,
        title,
        quantity,
        price: priceCents,
        line_price: priceCents * quantity,
      },
    ];
  });
  return {
    token: cart?.token ?? null,
    item_count: items.reduce((sum, { quantity }) => sum + quantity, 0),
    total_price: items.reduce((sum, item) => sum + item.line_price, 0),
    currency: records.store.currency,
    items,
  };
}
