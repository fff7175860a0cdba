import * as z from 'zod';
import { findDiscount } from '../shopify/discount-codes.ts';
import { saveCheckout } from '../shopify/save-checkout.ts';
import type { CartLine } from '../shopify/store.ts';
import { cartPage } from './cart-page.ts';
import type { StoreRoute } from './store-route.ts';
import { openCart, type Visit } from './storefront-visit.ts';

const Change = z.object({
  handle: z.string(),
  quantity: z.coerce.number().int().min(0).max(99).catch(1),
  remove: z.string().optional(),
});
const MAX_QUANTITY = 99;

/** The cart: looking, adding, changing, and the links that fill it. */
export function registerCart(on: StoreRoute): void {
  on('GET', '/cart', (visit) => ({ page: cartPage(visit) }));

  on('GET', '/cart.js', (visit) => ({ json: cartJson(visit) }));

  on('POST', '/cart/add', (visit, { body }) => {
    const read = Change.safeParse(body);
    if (!read.success || !visit.records.products.has(read.data.handle)) return { notFound: true };
    const { handle, quantity } = read.data;
    const lines = openCart(visit).lines;
    setLine(
      visit,
      handle,
      (lines.find((line) => line.handle === handle)?.quantity ?? 0) + Math.max(1, quantity),
    );
    return { redirect: '/cart' };
  });

  on('POST', '/cart/change', (visit, { body }) => {
    const read = Change.safeParse(body);
    if (!read.success) return { notFound: true };
    setLine(visit, read.data.handle, read.data.remove ? 0 : read.data.quantity);
    return { redirect: '/cart' };
  });
  registerCartLinks(on);
}

function registerCartLinks(on: StoreRoute): void {
  // Cart permalinks, as messages carry them: /cart/{variant}:{quantity},…?discount=CODE
  on('GET', '/cart/:items', (visit, { params, query }) => {
    const lines = readPermalink(visit, params['items'] ?? '');
    if (lines.length === 0) return { notFound: true };
    const cart = openCart(visit);
    cart.lines = lines;
    if (query['discount']) cart.discountCode = query['discount'];
    passOn(visit);
    return { redirect: '/checkout' };
  });

  // Shareable discount links, as Shopify makes for every code.
  on('GET', '/discount/:code', (visit, { params, query }) => {
    const cart = openCart(visit);
    if (findDiscount(visit.records, params['code'] ?? '')) cart.discountCode = params['code'] ?? null;
    passOn(visit);
    const target = query['redirect'] ?? '/';
    return { redirect: target.startsWith('/') && !target.startsWith('//') ? target : '/' };
  });
}

function setLine(visit: Visit, handle: string, quantity: number): void {
  const cart = openCart(visit);
  const others = cart.lines.filter((line) => line.handle !== handle);
  const line: CartLine = { handle, quantity: Math.min(MAX_QUANTITY, quantity) };
  const index = cart.lines.findIndex((one) => one.handle === handle);
  // Lines are replaced, never changed in place: the checkout compares them with what it had.
  if (quantity <= 0) cart.lines = others;
  else cart.lines = index < 0 ? [...others, line] : cart.lines.with(index, line);
  passOn(visit);
}

/** A checkout that was begun follows its cart, also into emptiness. */
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
    const product = [...records.products.values()].find(({ variantId }) => String(variantId) === variant);
    return product
      ? [{ handle: product.handle, quantity: Math.min(MAX_QUANTITY, Math.max(1, Number(quantity) || 1)) }]
      : [];
  });
}

function cartJson({ cart, records }: Visit): object {
  const items = (cart?.lines ?? []).flatMap(({ handle, quantity }) => {
    const product = records.products.get(handle);
    if (!product) return [];
    const { id, variantId, title, priceCents } = product;
    return [
      {
        id: variantId,
        variant_id: variantId,
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
