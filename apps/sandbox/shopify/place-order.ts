import { randomUUID } from 'node:crypto';
import type { Sandbox } from '../core/sandbox.ts';
import { checkoutTotals, type Totals } from './checkouts/checkout-totals.ts';
import { saveCheckout } from './checkouts/save-checkout.ts';
import { money } from './money.ts';
import { newToken, nextId } from './new-id.ts';
import { announceOrder } from './orders/announce-order.ts';
import { orderLineOf } from './orders/order-line.ts';
import { GATEWAY_NAMES, type Order } from './orders/order.ts';
import type { Address, Checkout, Discount, StoreRecords } from './store.ts';

interface Placing {
  checkout: Checkout;
  payment: 'card' | 'cod';
  /** The first page of the visit that led to this order. The default is the checkout's. */
  landingSite?: string | null;
  /** The name of the payment on the order. The default is the store's own name. */
  gatewayName?: string | undefined;
}

/** Returns a sentence that says why this checkout cannot become an order. Null if it can. */
export function placeOrderRefusalReason(checkout: Checkout): string | null {
  if (checkout.completedAt) return 'This checkout is already an order';
  if (checkout.lines.length === 0) return 'This checkout is empty';
  if (!checkout.contact.phone && !checkout.contact.email) return 'This checkout has no contact';
  if (!checkout.address) return 'This checkout has no address';
  return null;
}

/** Turns a checkout into an order, as when the shopper pays, and notifies the apps. */
export function placeOrder(sandbox: Sandbox, records: StoreRecords, placing: Placing): Order {
  const { checkout } = placing;
  const { address } = checkout;
  if (!address) throw new Error('An order needs an address');
  const now = sandbox.clock.now().toISOString();
  const totals = checkoutTotals(records, { ...checkout, hasAddress: true, now });
  const order = makeOrder(records, { ...placing, address, totals, now });
  countUse(order, totals.discount);
  clearCart(records, checkout);
  const eventId = randomUUID();
  saveCheckout(sandbox, records, { checkout, change: { completedAt: now, orderId: order.id }, eventId });
  announceOrder(sandbox, records, { order, eventId });
  return order;
}

interface Parts extends Placing {
  address: Address;
  totals: Totals;
  now: string;
}

function makeOrder(records: StoreRecords, parts: Parts): Order {
  const { checkout, address, totals, payment, landingSite, gatewayName, now } = parts;
  const { store } = records;
  store.lastOrderNumber += 1;
  return {
    id: nextId(store),
    number: store.lastOrderNumber,
    token: newToken(),
    checkoutId: checkout.id,
    checkoutToken: checkout.token,
    cartToken: checkout.cartToken,
    draftOrderId: null,
    sourceName: 'web',
    lines: totals.lines.map((line) => orderLineOf(nextId(store), line)),
    subtotalCents: totals.subtotalCents,
    discountCents: totals.discountCents,
    shippingCents: totals.shippingCents,
    totalCents: totals.totalCents,
    originalTotalCents: totals.totalCents,
    receivedCents: payment === 'card' ? totals.totalCents : 0,
    ...discountOf(totals.discount),
    customerId: checkout.customerId ?? 0,
    contact: { phone: checkout.contact.phone, email: checkout.contact.email },
    address,
    acceptsMarketing: checkout.acceptsMarketing,
    payment,
    gatewayName: gatewayName ?? GATEWAY_NAMES[payment],
    financialStatus: payment === 'card' ? 'paid' : 'pending',
    landingSite: landingSite ?? checkout.landingSite,
    referringSite: checkout.referringSite,
    ...untouched(now),
  };
}

/** Returns the state of every new order. */
export function untouched(now: string) {
  return {
    tags: [],
    note: null,
    attributes: [],
    createdAt: now,
    updatedAt: now,
    cancelledAt: null,
    cancelReason: null,
    isEdited: false,
    isTest: false,
    refunds: [],
    fulfilments: [],
  } satisfies Partial<Order>;
}

/** Returns the discount code of an order. */
export function discountOf(
  discount: Discount | null,
): Pick<Order, 'discountCode' | 'discountTitle' | 'discountType' | 'discountValue'> {
  if (!discount) return { discountCode: null, discountTitle: null, discountType: null, discountValue: null };
  const isPercentage = discount.percentage !== null;
  return {
    discountCode: discount.code,
    discountTitle: null,
    discountType: isPercentage ? 'percentage' : 'fixed_amount',
    discountValue: isPercentage
      ? ((discount.percentage ?? 0) * 100).toFixed(1)
      : money(discount.amountCents ?? 0),
  };
}

function countUse(order: Order, discount: Discount | null): void {
  if (!discount) return;
  discount.usedCount += 1;
  discount.usedByCustomerIds.push(order.customerId);
}

function clearCart(records: StoreRecords, checkout: Checkout): void {
  const cart = records.carts.get(checkout.cartToken);
  if (!cart) return;
  // The next cart starts empty. The order keeps the lines of the checkout.
  records.carts.delete(cart.token);
}
