import type { Sandbox } from '../../core/sandbox.ts';
import { newToken, nextId } from '../new-id.ts';
import type { Order } from '../orders/order.ts';
import { recoveryUrl } from '../store-links.ts';
import type { Checkout, Customer, StoreProduct, StoreRecords } from '../store.ts';
import type { Dice } from './dice.ts';
import type { HistoryCart } from './history.ts';

const CODE_LIVES_MS = 3 * 24 * 3_600_000;
const OFFERED = 0.1;

interface LeftCart {
  customer: Customer;
  products: readonly StoreProduct[];
  dice: Dice;
  at: string;
}

/** Adds an abandoned checkout. */
export function startHistoryCart(
  { store }: StoreRecords,
  { customer, products, dice, at }: LeftCart,
): Checkout {
  const { id: customerId, phone, email, firstName, lastName, address } = customer;
  const { handle } = dice.one(products);
  return {
    id: nextId(store),
    token: `past-${customerId}`,
    key: newToken(),
    cartToken: newToken(),
    lines: [{ handle, quantity: dice.is(0.8) ? 1 : 2 }],
    contact: { phone, email, firstName, lastName },
    address,
    acceptsMarketing: false,
    discountCode: null,
    customerId,
    landingSite: '/',
    referringSite: null,
    createdAt: at,
    updatedAt: at,
    completedAt: null,
    announced: true,
    orderId: null,
  };
}

/**
 * Completes a cart whose shopper came back and paid. The cart and the order have the same lines and refer to each
 * other.
 */
export function finishHistoryCart({ discounts }: StoreRecords, cart: Checkout, order: Order): void {
  cart.lines = order.lines.map(({ handle, variantId, quantity }) => ({
    handle,
    quantity,
    ...(variantId !== null && { variantId }),
  }));
  cart.completedAt = order.createdAt;
  cart.updatedAt = order.createdAt;
  cart.orderId = order.id;
  cart.discountCode = order.discountCode;
  order.checkoutId = cart.id;
  order.checkoutToken = cart.token;
  order.cartToken = cart.cartToken;
  const discount = discounts.get(order.discountCode ?? '');
  if (!discount) return;
  discount.usedCount += 1;
  discount.usedByCustomerIds.push(order.customerId);
}

/** Creates a code for one person and one order, as an app does for a reminder. */
export function offerCode({ store, discounts }: StoreRecords, customer: Customer, atMs: number): string {
  const code = `CART-${customer.id}`;
  discounts.set(code, {
    id: nextId(store),
    title: 'A reminder of a cart',
    code,
    startsAt: new Date(atMs).toISOString(),
    endsAt: new Date(atMs + CODE_LIVES_MS).toISOString(),
    usageLimit: 1,
    usedCount: 0,
    oncePerCustomer: true,
    usedByCustomerIds: [],
    percentage: OFFERED,
    amountCents: null,
    minimumSubtotalCents: null,
  });
  return code;
}

/** Returns a cart as the store reports it to its apps. */
export function toHistoryCart(
  sandbox: Sandbox,
  { store, products }: StoreRecords,
  cart: Checkout,
): HistoryCart {
  const lines = cart.lines.flatMap(({ handle, variantId, quantity }) => {
    const product = products.get(handle);
    const variant = product?.variants.find(({ id }) => id === variantId) ?? product?.variants[0];
    if (!product || !variant) return [];
    return [
      {
        productId: product.id,
        variantId: variant.id,
        title: product.title,
        variantTitle: product.variants.length > 1 ? variant.title : null,
        quantity,
        priceCents: variant.priceCents,
      },
    ];
  });
  return {
    token: cart.token,
    cartToken: cart.cartToken,
    phone: cart.contact.phone ?? '',
    email: cart.contact.email ?? '',
    firstName: cart.contact.firstName ?? '',
    customerId: cart.customerId ?? 0,
    lines,
    totalCents: lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0),
    recoverUrl: recoveryUrl(sandbox, store.shop, cart),
    createdAt: cart.createdAt,
    completedAt: cart.completedAt,
  };
}
