import { randomUUID } from 'node:crypto';
import type { Sandbox } from '../core/sandbox.ts';
import { orderBody } from './bodies/order-body.ts';
import { checkoutTotals, type Totals } from './checkout-totals.ts';
import { emitStoreWebhook } from './emit-store-webhook.ts';
import { money } from './money.ts';
import { newToken, nextId } from './new-id.ts';
import { saveCheckout } from './save-checkout.ts';
import type { Address, Checkout, Discount, Order, StoreRecords } from './store.ts';

interface Placing {
  checkout: Checkout;
  payment: 'card' | 'cod';
  /** First page of the visit that ended in this order; without it, that of the checkout. */
  landingSite?: string | null;
}

/** Why this checkout cannot become an order, in words for the person who asked; null when it can. */
export function whyCannotPlaceOrder(checkout: Checkout): string | null {
  if (checkout.completedAt) return 'This checkout is already an order';
  if (checkout.lines.length === 0) return 'This checkout is empty';
  if (!checkout.contact.phone && !checkout.contact.email) return 'This checkout has no contact';
  if (!checkout.address) return 'This checkout has no address';
  return null;
}

/** Turns a checkout into an order, as when the shopper pays, and tells the apps. */
export function placeOrder(
  sandbox: Sandbox,
  records: StoreRecords,
  { checkout, payment, landingSite }: Placing,
): Order {
  const { address } = checkout;
  if (!address) throw new Error('An order needs an address');
  const now = sandbox.clock.now().toISOString();
  const totals = checkoutTotals(records, { ...checkout, hasAddress: true, now });
  const order = makeOrder(records, {
    checkout,
    address,
    totals,
    payment,
    landingSite: landingSite ?? checkout.landingSite,
    now,
  });
  records.orders.set(String(order.id), order);
  countUse(records, order, totals.discount);
  clearCart(records, checkout);
  const eventId = randomUUID();
  saveCheckout(sandbox, records, { checkout, change: { completedAt: now, orderId: order.id }, eventId });
  const body = orderBody(sandbox, records, order);
  emitStoreWebhook(sandbox, records, { topic: 'ORDERS_CREATE', body, eventId });
  if (payment === 'card') emitStoreWebhook(sandbox, records, { topic: 'ORDERS_PAID', body, eventId });
  sandbox.world.changed();
  return order;
}

interface Parts {
  checkout: Checkout;
  address: Address;
  totals: Totals;
  payment: 'card' | 'cod';
  landingSite: string | null;
  now: string;
}

function makeOrder(
  records: StoreRecords,
  { checkout, address, totals, payment, landingSite, now }: Parts,
): Order {
  const { store } = records;
  store.lastOrderNumber += 1;
  return {
    id: nextId(store),
    number: store.lastOrderNumber,
    token: newToken(),
    checkoutId: checkout.id,
    checkoutToken: checkout.token,
    cartToken: checkout.cartToken,
    lines: totals.lines.map(({ product, quantity }) => ({
      id: nextId(store),
      productId: product.id,
      variantId: product.variantId,
      handle: product.handle,
      title: product.title,
      priceCents: product.priceCents,
      quantity,
    })),
    subtotalCents: totals.subtotalCents,
    discountCents: totals.discountCents,
    shippingCents: totals.shippingCents,
    totalCents: totals.totalCents,
    ...discountOf(totals.discount),
    customerId: checkout.customerId ?? 0,
    contact: { phone: checkout.contact.phone, email: checkout.contact.email },
    address,
    acceptsMarketing: checkout.acceptsMarketing,
    payment,
    financialStatus: payment === 'card' ? 'paid' : 'pending',
    tags: [],
    landingSite,
    referringSite: checkout.referringSite,
    createdAt: now,
    updatedAt: now,
    cancelledAt: null,
    refunds: [],
  };
}

function discountOf(
  discount: Discount | null,
): Pick<Order, 'discountCode' | 'discountType' | 'discountValue'> {
  if (!discount) return { discountCode: null, discountType: null, discountValue: null };
  if (discount.percentage === null) {
    return {
      discountCode: discount.code,
      discountType: 'fixed_amount',
      discountValue: money(discount.amountCents ?? 0),
    };
  }
  return {
    discountCode: discount.code,
    discountType: 'percentage',
    discountValue: (discount.percentage * 100).toFixed(1),
  };
}

function countUse(records: StoreRecords, order: Order, discount: Discount | null): void {
  if (discount) {
    discount.usedCount += 1;
    discount.usedByCustomerIds.push(order.customerId);
  }
  const customer = records.customers.get(String(order.customerId));
  if (!customer) return;
  customer.orderCount += 1;
  customer.spentCents += order.totalCents;
}

function clearCart(records: StoreRecords, checkout: Checkout): void {
  const cart = records.carts.get(checkout.cartToken);
  if (!cart) return;
  // The cart begins anew: an order's lines stay those of the checkout.
  records.carts.delete(cart.token);
}
